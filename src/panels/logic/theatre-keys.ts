/** The keys of the replay theatre. What has the focus keeps its own keys: a slider its arrows, a button its Space. */

export type TheatreOrder = 'toggle' | 'back' | 'on' | 'start' | 'end';

/** `nothing`: the board, or the bare page. */
export type KeyFocus = 'nothing' | 'bar' | 'scrubber' | 'elsewhere';

const ORDERS: Readonly<Record<string, TheatreOrder>> = {
  ' ': 'toggle',
  arrowleft: 'back',
  arrowright: 'on',
  home: 'start',
  end: 'end',
};

/** `key` as `keyOf` gives it. */
export function theatreOrder(key: string, focus: KeyFocus): TheatreOrder | undefined {
  const order = ORDERS[key];
  switch (focus) {
    case 'nothing':
      return order;
    case 'bar':
      return order === 'toggle' ? undefined : order;
    case 'scrubber':
      return order === 'toggle' ? order : undefined;
    case 'elsewhere':
      return undefined;
  }
}

/** Where an order of steps leads; `toggle` leads nowhere. */
export function theatreStep(order: TheatreOrder, at: number, of: number): number | undefined {
  switch (order) {
    case 'toggle':
      return undefined;
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(of, at + 1);
    case 'start':
      return 0;
    case 'end':
      return of;
  }
}

/** The last split that was passed at this place: its index, or -1 before the first. */
export function splitAt(splits: readonly { readonly at: number }[], at: number): number {
  return splits.findLastIndex(split => split.at <= at);
}
