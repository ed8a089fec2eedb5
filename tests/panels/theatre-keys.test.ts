import { describe, expect, it } from 'vitest';
import { splitAt, theatreOrder, theatreStep } from '../../src/panels/logic/theatre-keys.ts';

describe('keys of the theatre', () => {
  it('are all heard while nothing has the focus', () => {
    const keys = [' ', 'arrowleft', 'arrowright', 'home', 'end', 'x'];
    expect(keys.map(key => theatreOrder(key, 'nothing'))).toEqual([
      'toggle',
      'back',
      'on',
      'start',
      'end',
      undefined,
    ]);
  });

  it('leave Space to a button and the arrows to the slider', () => {
    expect(theatreOrder(' ', 'bar')).toBeUndefined();
    expect(theatreOrder('arrowleft', 'bar')).toBe('back');
    expect(theatreOrder(' ', 'scrubber')).toBe('toggle');
    expect(theatreOrder('arrowleft', 'scrubber')).toBeUndefined();
  });

  it('are nobody else’s business', () => {
    expect(theatreOrder(' ', 'elsewhere')).toBeUndefined();
    expect(theatreOrder('end', 'elsewhere')).toBeUndefined();
  });

  it('lead to steps within the run', () => {
    expect(theatreStep('back', 0, 10)).toBe(0);
    expect(theatreStep('back', 4, 10)).toBe(3);
    expect(theatreStep('on', 10, 10)).toBe(10);
    expect(theatreStep('start', 4, 10)).toBe(0);
    expect(theatreStep('end', 4, 10)).toBe(10);
    expect(theatreStep('toggle', 4, 10)).toBeUndefined();
  });

  it('know the last split that was passed', () => {
    const splits = [{ at: 5 }, { at: 9 }];
    expect([0, 5, 8, 9, 30].map(at => splitAt(splits, at))).toEqual([-1, 0, 0, 1, 1]);
    expect(splitAt([], 3)).toBe(-1);
  });
});
