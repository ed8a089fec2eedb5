import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GamepadInput } from '../../src/table/input/gamepad.ts';
import { KeyboardInput } from '../../src/table/input/keyboard.ts';
import { PointerInput } from '../../src/table/input/pointer.ts';
import type { Intent, Steering } from '../../src/table/intent.ts';

const event = (type: string, fields: object): Event =>
  Object.assign(new Event(type, { cancelable: true }), fields);

describe('Keys', () => {
  const setUp = (useful = true, focused: object = {}) => {
    const target = Object.assign(new EventTarget(), focused);
    const told: Intent[] = [];
    let listening = true;
    const input = new KeyboardInput(
      target,
      intent => {
        told.push(intent);
        return useful;
      },
      () => listening,
      key =>
        ({ arrowup: 'north', arrowleft: 'west', enter: 'confirm', n: 'next' })[key] as Steering | undefined,
    );
    const press = (key: string, more: object = {}): boolean =>
      !target.dispatchEvent(event('keydown', { key, ...more }));
    const deaf = () => {
      listening = false;
    };
    return { target, told, press, deaf, input };
  };

  it('become intents and do not scroll the page', () => {
    const { told, press } = setUp(false);
    expect(press('ArrowLeft')).toBe(true);
    expect(press(' ')).toBe(true);
    expect(press('q')).toBe(false);
    expect(told).toEqual([
      { do: 'move', direction: 'west', key: 'arrowleft' },
      { do: 'key', key: ' ' },
      { do: 'key', key: 'q' },
    ]);
  });

  it('keep what was of use from the page, and give back the rest', () => {
    expect(setUp(true).press('Enter')).toBe(true);
    expect(setUp(false).press('Enter')).toBe(false);
  });

  it('never take Tab, which leads on to the panels', () => {
    const { told, press } = setUp(true);
    expect(press('Tab')).toBe(false);
    expect(told).toEqual([]);
  });

  it('belong to the board while it has the focus, and Enter to a button that has it', () => {
    const board = setUp(true, { tagName: 'DIV', getAttribute: () => 'application' });
    expect(board.press('Enter')).toBe(true);
    expect(board.told).toEqual([{ do: 'confirm', key: 'enter' }]);
    const title = setUp(true, { tagName: 'H1', getAttribute: () => null });
    expect(title.press(' ')).toBe(true);
    expect(title.told).toEqual([{ do: 'key', key: ' ' }]);
    const button = setUp(true, { tagName: 'BUTTON', getAttribute: () => null });
    expect(button.press('Enter')).toBe(false);
    expect(button.told).toEqual([]);
  });

  it('go to the next thing to act on, and back with shift', () => {
    const { told, press } = setUp();
    press('n');
    press('N', { shiftKey: true });
    expect(told).toEqual([
      { do: 'next', key: 'n' },
      { do: 'previous', key: 'n' },
    ]);
  });

  it('look with shift, and show the overlay as long as it is held', () => {
    const { told, press, target } = setUp();
    press('Shift', { shiftKey: true });
    press('Shift', { shiftKey: true, repeat: true });
    press('ArrowUp', { shiftKey: true });
    target.dispatchEvent(event('keyup', { key: 'Shift' }));
    target.dispatchEvent(event('blur', {}));
    expect(told).toEqual([
      { do: 'overlay', hold: true },
      { do: 'look', direction: 'north', key: 'arrowup' },
      { do: 'overlay', hold: false },
    ]);
  });

  it('are left alone in dialogs, with control keys, and when somebody took them already', () => {
    const { told, press, deaf, target } = setUp();
    press('a', { ctrlKey: true });
    const taken = event('keydown', { key: 'a' });
    taken.preventDefault();
    target.dispatchEvent(taken);
    deaf();
    expect(press('ArrowUp')).toBe(false);
    expect(told).toEqual([]);
  });

  it('repeat for steps, not for orders', () => {
    const { told, press } = setUp();
    press('a', { repeat: true });
    press('ArrowUp', { repeat: true });
    expect(told).toEqual([{ do: 'move', direction: 'north', key: 'arrowup' }]);
  });

  it('are silent after the end', () => {
    const { told, press, input } = setUp();
    input.destroy();
    press('a');
    expect(told).toEqual([]);
  });
});

describe('Pointers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = () => {
    const canvas = Object.assign(new EventTarget(), {
      style: {},
      focus: () => {},
      setPointerCapture: () => {
        throw new Error('gone');
      },
    });
    const told: Intent[] = [];
    const moved: string[] = [];
    const table = {
      cellAtPage: (x: number, y: number) =>
        x < 0 ? undefined : { x: Math.floor(x / 10), y: Math.floor(y / 10) },
      panBy: (dx: number, dy: number) => void moved.push(`pan ${dx},${dy}`),
      zoomBy: (step: number) => void moved.push(`zoom ${step}`),
      // The small map lies in the far corner.
      steer: (x: number, y: number, begins: boolean) => {
        if (begins && x < 500) return false;
        moved.push(`steer ${x},${y}`);
        return true;
      },
    };
    new PointerInput(canvas as unknown as HTMLElement, table, intent => void told.push(intent));
    const send = (type: string, x: number, y: number, more: object = {}) =>
      canvas.dispatchEvent(
        event(type, { pointerId: 1, button: 0, clientX: x, clientY: y, pointerType: 'mouse', ...more }),
      );
    return { told, moved, send };
  };

  it('tap', () => {
    const { told, send } = setUp();
    send('pointerdown', 25, 31);
    send('pointermove', 27, 33);
    send('pointerup', 27, 33);
    const at = { x: 2, y: 3 };
    expect(told).toEqual([
      { do: 'hover', at },
      { do: 'point', at },
    ]);
  });

  it('click once more where the mouse still rests: it points there all the while', () => {
    const { told, send } = setUp();
    send('pointermove', 25, 31);
    for (let click = 0; click < 2; click++) {
      send('pointerdown', 25, 31);
      send('pointerup', 25, 31);
    }
    expect(told.map(intent => intent.do)).toEqual(['hover', 'hover', 'point', 'hover', 'point']);
    const touch = setUp();
    touch.send('pointerdown', 25, 31, { pointerType: 'touch' });
    touch.send('pointerup', 25, 31, { pointerType: 'touch' });
    expect(touch.told.map(intent => intent.do)).toEqual(['point']);
  });

  it('press long, and then do not tap as well', () => {
    const { told, send } = setUp();
    send('pointerdown', 25, 31, { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    send('pointerup', 25, 31, { pointerType: 'touch' });
    send('pointerleave', 25, 31, { pointerType: 'touch' });
    expect(told).toEqual([{ do: 'point', at: { x: 2, y: 3 }, long: true }]);
  });

  it('ask with the right button', () => {
    const { told, send } = setUp();
    send('pointerdown', 5, 5, { button: 2 });
    expect(told).toEqual([{ do: 'point', at: { x: 0, y: 0 }, long: true }]);
  });

  it('drag to pan instead of tapping', () => {
    const { told, moved, send } = setUp();
    send('pointerdown', 20, 20);
    send('pointermove', 40, 20);
    send('pointermove', 45, 25);
    send('pointerup', 45, 25);
    expect(told).toEqual([]);
    expect(moved).toEqual(['pan 20,0', 'pan 5,5']);
  });

  it('steer by the small map, and mean no cell there', () => {
    const { told, moved, send } = setUp();
    send('pointerdown', 520, 20);
    send('pointermove', 440, 30);
    send('pointerup', 440, 30);
    send('pointerdown', 25, 31, { pointerType: 'touch' });
    send('pointerup', 25, 31, { pointerType: 'touch' });
    expect(moved).toEqual(['steer 520,20', 'steer 440,30']);
    expect(told).toEqual([{ do: 'point', at: { x: 2, y: 3 } }]);
  });

  it('pinch to zoom in whole steps', () => {
    const { moved, told, send } = setUp();
    send('pointerdown', 100, 100, { pointerId: 1 });
    send('pointerdown', 200, 100, { pointerId: 2 });
    send('pointermove', 250, 100, { pointerId: 2 });
    send('pointermove', 150, 100, { pointerId: 2 });
    send('pointerup', 150, 100, { pointerId: 2 });
    send('pointerup', 100, 100, { pointerId: 1 });
    expect(moved.filter(line => line.startsWith('zoom'))).toEqual(['zoom 1', 'zoom -1']);
    expect(told).toEqual([]);
  });

  it('turn the wheel one step at a time', () => {
    const { moved, send } = setUp();
    send('wheel', 0, 0, { deltaY: -40, deltaMode: 0 });
    send('wheel', 0, 0, { deltaY: -40, deltaMode: 0 });
    send('wheel', 0, 0, { deltaY: 3, deltaMode: 1 });
    expect(moved).toEqual(['zoom 1']);
  });

  it('hover, and leave', () => {
    const { told, send } = setUp();
    send('pointermove', 12, 7);
    send('pointerleave', 0, 0);
    expect(told).toEqual([
      { do: 'hover', at: { x: 1, y: 0 } },
      { do: 'hover', at: undefined },
    ]);
  });
});

describe('A pad', () => {
  const pad = (pressed: number[], axes: number[] = [0, 0, 0, 0]) => ({
    connected: true,
    axes,
    buttons: Array.from({ length: 16 }, (_, index) => ({ pressed: pressed.includes(index) })),
  });

  it('walks with repeat, slowly first', () => {
    let state = pad([15]);
    const told: Intent[] = [];
    const input = new GamepadInput(
      intent => void told.push(intent),
      () => [null, state],
    );
    input.poll(16);
    input.poll(300);
    expect(told).toHaveLength(1);
    input.poll(30);
    input.poll(131);
    expect(told).toHaveLength(3);
    state = pad([], [0, -0.9, 0, 0]);
    input.poll(16);
    state = pad([], [0, 0, 0.9, 0.1]);
    input.poll(16);
    expect(told.slice(3)).toEqual([
      { do: 'move', direction: 'north' },
      { do: 'look', direction: 'east' },
    ]);
  });

  it('presses once per press and holds the overlay', () => {
    let state = pad([0, 6]);
    const told: Intent[] = [];
    const input = new GamepadInput(
      intent => void told.push(intent),
      () => [state],
    );
    input.poll(16);
    input.poll(16);
    state = pad([]);
    input.poll(16);
    state = pad([0]);
    input.poll(16);
    expect(told).toEqual([
      { do: 'confirm' },
      { do: 'overlay', hold: true },
      { do: 'overlay', hold: false },
      { do: 'confirm' },
    ]);
  });

  it('asks for the panel', () => {
    const told: Intent[] = [];
    new GamepadInput(
      intent => void told.push(intent),
      () => [pad([3])],
    ).poll(16);
    expect(told).toEqual([{ do: 'panel' }]);
  });

  it('is no trouble where it is forbidden or absent', () => {
    const input = new GamepadInput(
      () => {
        throw new Error('nobody presses');
      },
      () => [],
    );
    expect(() => input.poll(16)).not.toThrow();
    const closed = new GamepadInput(() => {});
    expect(() => closed.poll(16)).not.toThrow();
  });
});
