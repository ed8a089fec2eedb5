export interface Import {
  readonly from: string;
  readonly to: string | undefined;
  readonly isPackage: boolean;
  readonly isType: boolean;
}

export function importsIn(root: string, folder: string): readonly Import[];
export function filesIn(root: string, folder: string): readonly string[];
