/** Parts of the page that are fetched when they are first wanted: the menu need not wait for a table or a window. */
import { type ComponentChild, type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Later<P> {
  (props: P): ComponentChild;
  /** Fetches it ahead. */
  fetch(): Promise<void>;
}

/** Empty until it has come. What cannot be fetched is told like every other failure of the page. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    coming ??= load().then(
      component => {
        loaded = component;
      },
      error => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  function Part(props: P) {
    const [, arrive] = useState(false);
    useEffect(() => {
      // Even if it came between the first drawing and now: nobody else draws it again.
      void fetch().then(() => arrive(true));
    }, []);
    return loaded ? h(loaded, props) : null;
  }
  return Object.assign(Part, { fetch });
}
