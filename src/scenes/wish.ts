/** What the display was asked to show, one wish after another: pictures come when they come, and only the last counts. */

/** Throws if something else was wished for meanwhile. */
export type StillWanted = () => void;

export class Overtaken extends Error {
  constructor() {
    super('Something else is shown by now.');
  }
}

export class Wishes {
  #last = 0;

  next(): StillWanted {
    const mine = ++this.#last;
    return () => {
      if (mine !== this.#last) throw new Overtaken();
    };
  }
}

/** What was overtaken is nobody's fault; nothing comes of it. */
export async function unlessOvertaken<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
}
