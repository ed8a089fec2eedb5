/** Values for what can arrive broken: a replay, a save, a map. Bugs throw; broken input is told. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export interface Problem {
  /** Kebab-case, for programs. */
  readonly code: string;
  /** One plain sentence, for people. */
  readonly message: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<P extends Problem>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}

export function problem(code: string, message: string): { readonly ok: false; readonly problem: Problem } {
  return fail({ code, message });
}
