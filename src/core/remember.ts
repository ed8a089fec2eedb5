/** What has been worked out once. */

/** A `Map`, or a `WeakMap` where it should go when its key goes. */
interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

export function remembered<K, V>(memory: Memory<K, V>, key: K, work: () => V): V {
  let value = memory.get(key);
  if (value === undefined) {
    value = work();
    memory.set(key, value);
  }
  return value;
}
