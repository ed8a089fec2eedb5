export interface Stage {
  readonly name: string;
  readonly needs?: string;
  readonly command: (report: string) => readonly string[];
}

export function runStages(stages: readonly (Stage | readonly (readonly Stage[])[])[]): Promise<number>;
