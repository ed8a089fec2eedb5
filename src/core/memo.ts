/** Remembering what was worked out: states and their parts are never written to, so an answer stays true. */

/** Works it out once for each object. What nobody holds any more is forgotten. */
export function once<Of extends object, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return of => {
    let kept = known.get(of);
    if (!kept) known.set(of, (kept = { value: work(of) }));
    return kept.value;
  };
}

/** Works it out anew only for another object than the last: for what is asked for several times in a row. */
export function lastly<Of extends object, Value>(work: (of: Of) => Value): (of: Of) => Value {
  let last: { readonly of: Of; readonly value: Value } | undefined;
  return of => (last?.of === of ? last : (last = { of, value: work(of) })).value;
}

/** The same as `once`, once for each object and key: a state and a seat. */
export function oncePer<Of extends object, Key extends string | number, Value>(
  work: (of: Of, key: Key) => Value,
): (of: Of, key: Key) => Value {
  const known = once<Of, Map<Key, { readonly value: Value }>>(() => new Map());
  return (of, key) => {
    const byKey = known(of);
    let kept = byKey.get(key);
    if (!kept) byKey.set(key, (kept = { value: work(of, key) }));
    return kept.value;
  };
}

/** Once for each name, and only the latest are kept: for what simulations meet by the thousand. */
export function lately<Of, Value>(
  most: number,
  nameOf: (of: Of) => string,
  work: (of: Of) => Value,
): (of: Of) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return of => {
    const name = nameOf(of);
    let kept = known.get(name);
    if (!kept) {
      kept = { value: work(of) };
      if (known.size >= most) known.delete(known.keys().next().value!);
      known.set(name, kept);
    }
    return kept.value;
  };
}

/** Works it out once for each key, for as long as the program runs: for what has few keys. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, work: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = work()));
  return value;
}
