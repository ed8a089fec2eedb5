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
  const known = isParted(last) && Array.isArray(last) === Array.isArray(now) ? (last as Parts) : undefined;
  return (Array.isArray(now) ? settledList(known, now) : settledRecord(known, now as Parts)) as T;
}

/** Most parts are as they were: nothing is made before the first one that is not. */
function settledList(known: Parts | undefined, now: readonly unknown[]): unknown {
  const last = known as readonly unknown[] | undefined;
  let parts = last?.length === now.length ? undefined : ([] as unknown[]);
  for (let at = 0; at < now.length; at++) {
    const part = settled(last?.[at], now[at]);
    if (!parts && part !== last![at]) parts = last!.slice(0, at);
    parts?.push(part);
  }
  return parts ?? last;
}

function settledRecord(known: Parts | undefined, now: Parts): Parts {
  const names = Object.keys(now);
  const isOfKind = known !== undefined && Object.keys(known).length === names.length;
  let parts: Record<string, unknown> | undefined = isOfKind ? undefined : {};
  for (const [at, name] of names.entries()) {
    const before = known?.[name];
    const part = settled(before, now[name]);
    const isSame = part === before && (part !== undefined || Object.hasOwn(known!, name));
    if (!parts && !isSame) parts = Object.fromEntries(names.slice(0, at).map(same => [same, known![same]]));
    if (parts) parts[name] = part;
  }
  return parts ?? known!;
}

type Parts = Readonly<Record<string, unknown>>;

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(change: Patch): boolean {
  return Array.isArray(change) && change.length === 1;
}

function membersOf(before: Parts, after: Parts): Patch | undefined {
  let changes: Record<string, Patch | 0> | undefined;
  let shared = 0;
  for (const name of Object.keys(after)) {
    const now = after[name];
    const isKnown = Object.hasOwn(before, name);
    if (isKnown) shared += 1;
    if (isKnown && before[name] === now) continue;
    const change = isKnown ? patchOf(before[name], now) : ([now] as const);
    if (change) (changes ??= {})[name] = change;
  }
  const names = Object.keys(before);
  if (names.length > shared)
    for (const name of names) if (!Object.hasOwn(after, name)) (changes ??= {})[name] = 0;
  return changes;
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
