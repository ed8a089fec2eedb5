/** What a test may do in a browser, whichever it is. Three drivers do it: chromium.ts, firefox.ts, webkit.ts. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs in the page, where it sees nothing but its argument; what it gives comes back as plain data. */
  run<A, R>(task: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** By a real pointer. */
  click(at: Point): Promise<void>;
  /** By the real keyboard; the key as `KeyboardEvent.key` names it. */
  press(key: string): Promise<void>;
  /** Of the window, in css pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as it is seen: a PNG, in device pixels. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What starts an engine: its programs, and whom to tell what its own console complains of. */
export interface Start {
  readonly programs: Readonly<Record<string, string>>;
  readonly complain: (complaint: string) => void;
}

/** A task as a line of script that gives JSON, so that every protocol can carry it home. */
export function asScript<A, R>(task: (argument: A) => R | Promise<R>, argument: A): string {
  return `(async () => JSON.stringify((await (${String(task)})(${JSON.stringify(argument) ?? 'undefined'})) ?? null))()`;
}

export function fromJson<R>(json: unknown): R {
  if (typeof json !== 'string') throw new Error(`The page gave ${JSON.stringify(json)} instead of a text.`);
  return JSON.parse(json) as R;
}
