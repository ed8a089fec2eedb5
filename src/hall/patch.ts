/**
 * What changed between two views, as plain data: a message carries that and not the whole. Parts that both share are
 * not looked into, so it is quick where states are made from one another.
 */

/**
 * `[value]`: this instead. `[from, gone, items]`: in a list whose length changed, so many items go and these come.
 * A record: only these members changed (of a list: these places), and `0` stands for one that is gone.
 */
export type Patch =
  | readonly [value: unknown]
  | readonly [from: number, gone: number, items: readonly unknown[]]
  | { readonly [name: string]: Patch | 0 };

/** Undefined where nothing changed. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after || Object.is(before, after)) return undefined;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return spliceOf(before, after);
  return membersOf(before as Parts, after as Parts);
}

/** The same view on the other side. Throws BadPatch where it was made for another one. */
export function patched(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch.length === 1 ? patch[0] : spliced(before, patch);
  if (!isParted(before)) throw new BadPatch('There is nothing to change.');
  const after: unknown[] | Record<string, unknown> = Array.isArray(before) ? [...before] : { ...before };
  for (const [name, change] of Object.entries(patch as Readonly<Record<string, Patch | 0>>)) {
    const parts = after as Record<string, unknown>;
    const isThere = Object.hasOwn(before, name);
    if (change === 0) delete parts[name];
    else if (isThere || isWhole(change)) parts[name] = patched(parts[name], change);
    else throw new BadPatch(`There is no "${name}" to change.`);
  }
  return after;
}

/** A patch that was made for something else: the page has drifted. */
export class BadPatch extends Error {
  override readonly name = 'BadPatch';
}

/**
 * A copy of what is being written to, which shares with the last copy whatever is still the same. So the copies of a
 * step cost no more than their differences, and `patchOf` finds those at once.
 */
export function settled<T>(last: unknown, now: T): T {
  if (now === last || !isParted(now)) return now;
  const known = isParted(last) && Array.isArray(last) === Array.isArray(now) ? (last as Parts) : {};
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(known).length;
  const copies: [name: string, part: unknown][] = names.map(name => {
    const part = settled(known[name], (now as Parts)[name]);
    if (part !== known[name] || !Object.hasOwn(known, name)) isSame = false;
    return [name, part];
  });
  if (isSame && isParted(last) && Array.isArray(last) === Array.isArray(now)) return last as T;
  return (Array.isArray(now) ? copies.map(([, part]) => part) : Object.fromEntries(copies)) as T;
}

type Parts = Readonly<Record<string, unknown>>;

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(change: Patch): boolean {
  return Array.isArray(change) && change.length === 1;
}

function membersOf(before: Parts, after: Parts): Patch | undefined {
  const changes: Record<string, Patch | 0> = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes[name] = 0;
  for (const name of Object.keys(after)) {
    const change = Object.hasOwn(before, name)
      ? patchOf(before[name], after[name])
      : ([after[name]] as const);
    if (change) changes[name] = change;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function spliceOf(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && !patchOf(before[from], after[from])) from++;
  let tail = 0;
  while (tail < shorter - from && !patchOf(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return [from, before.length - from - tail, after.slice(from, after.length - tail)];
}

function spliced(before: unknown, [from, gone, items]: readonly unknown[]): unknown[] {
  const isSound =
    Array.isArray(before) && Array.isArray(items) && Number(from) + Number(gone) <= before.length;
  if (!isSound) throw new BadPatch('There is no such list.');
  return before.toSpliced(from as number, gone as number, ...(items as unknown[]));
}
