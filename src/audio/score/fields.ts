/** Reads sources so that whatever is wrong is told by file and field: `step.json: layers[0].attack: ...`. */

export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';
  readonly file: string;
  readonly field: string;
  constructor(file: string, field: string, message: string) {
    super(field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`);
    this.file = file;
    this.field = field;
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A record of a source. Every field must be asked for; `done` refuses the ones that nobody asked for. */
export class Fields {
  readonly file: string;
  readonly path: string;
  private readonly values: Record<string, unknown>;
  private readonly asked = new Set<string>();

  constructor(file: string, path: string, value: unknown) {
    this.file = file;
    this.path = path;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new SourceProblem(file, path, 'must be a record in { }');
    }
    this.values = value as Record<string, unknown>;
  }

  problem(name: string, message: string): SourceProblem {
    return new SourceProblem(this.file, this.pathOf(name), message);
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  raw(name: string): unknown {
    this.asked.add(name);
    return this.values[name];
  }

  number(name: string, range: Range, fallback?: number): number {
    const value = this.raw(name) ?? fallback;
    if (value === undefined) throw this.problem(name, 'is missing');
    return this.inRange(name, value, range);
  }

  inRange(name: string, value: unknown, { min, max }: Range): number {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw this.problem(name, 'must be a number');
    if (value < min || value > max) throw this.problem(name, `is ${value}, must lie from ${min} to ${max}`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') throw this.problem(name, 'must be true or false');
    return value;
  }

  text(name: string): string {
    const value = this.raw(name);
    if (value === undefined) throw this.problem(name, 'is missing');
    if (typeof value !== 'string') throw this.problem(name, 'must be a text');
    return value;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.raw(name) ?? fallback;
    const found = choices.find(choice => choice === value);
    if (!found) throw this.problem(name, `is ${JSON.stringify(value)}, must be one of ${choices.join(', ')}`);
    return found;
  }

  list<T>(name: string, read: (item: unknown, path: string) => T): T[] {
    const value = this.raw(name);
    if (!Array.isArray(value) || value.length === 0) throw this.problem(name, 'must be a list in [ ]');
    return value.map((item, index) => read(item, `${this.pathOf(name)}[${index}]`));
  }

  record(name: string): Fields {
    return new Fields(this.file, this.pathOf(name), this.raw(name));
  }

  optional<T>(name: string, read: (fields: Fields) => T): T | undefined {
    return this.has(name) ? read(this.record(name)) : undefined;
  }

  names(): string[] {
    return Object.keys(this.values);
  }

  /** A slip of the pen in a field's name must not pass as silence. */
  done(): void {
    const stray = this.names().find(name => !this.asked.has(name));
    if (stray !== undefined) throw this.problem(stray, 'is not a known field');
  }

  private pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
}

export function readJson(file: string, text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SourceProblem(
      file,
      '',
      `is not JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return new Fields(file, '', value);
}
