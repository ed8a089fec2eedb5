import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import type { Box, ClipBox, Control, Snapshot, Words } from './snapshot.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const at = (name: string, where: Box, more: Partial<Control> = {}): Control => ({
  name: `.button "${name}"`,
  box: where,
  seen: where,
  clips: [],
  inside: [],
  isInline: false,
  isKey: false,
  ...more,
});
const words = (text: string, line: Box, more: Partial<Words> = {}): Words => ({
  text,
  size: 20,
  lines: [line],
  clips: [],
  isBadge: false,
  ...more,
});
const scroller = (where: Box, more: Partial<ClipBox> = {}): ClipBox => ({
  name: '.list',
  box: where,
  scrollsX: false,
  scrollsY: true,
  hidden: { above: 0, below: 500 },
  signs: { above: false, below: true },
  dots: false,
  ...more,
});
const page = (more: Partial<Snapshot>): Snapshot => ({
  window: { width: 800, height: 600 },
  touch: false,
  controls: [],
  words: [],
  clips: [],
  ...more,
});
const kinds = (snapshot: Snapshot): string[] =>
  faultsOf(snapshot).map(({ kind, what }) => `${kind}: ${what}`);

const COMMANDS = 'Campaign,Daily,Pentathlon,Records,Open a run,Rules,Settings,Credits,Full screen'.split(',');
const TITLES = [
  'The Cellar',
  '9-Bit Dungeon',
  'Letter Delve',
  'Pocket-Dungeons',
  'Letter Labyrinths',
  'Evil',
];
const STEP = 180;

/** Commands in a row at the top, six signs over six places that stand 180 pixels apart. */
function menu(): Snapshot {
  const anchors = TITLES.map((_, index) => ({ x: 150 + index * STEP, y: 560 }));
  const commands = COMMANDS.map((name, index) => at(name, box(10 + index * 130, 10, 120, 40)));
  const signs = TITLES.map((title, index) => at(title, box(anchors[index]!.x - 60, 400, 120, 40)));
  return page({
    window: { width: 1280, height: 720 },
    controls: [...commands, ...signs],
    menu: {
      places: TITLES.map((title, index) => ({
        title,
        anchor: anchors[index]!,
        control: COMMANDS.length + index,
        isSign: true,
      })),
    },
  });
}

const changed = (snapshot: Snapshot, name: string, change: (control: Control) => Control): Snapshot => ({
  ...snapshot,
  controls: snapshot.controls.map(control => (control.name.includes(name) ? change(control) : control)),
});
const moved = (control: Control, dx: number): Control => {
  const to = { ...control.box, left: control.box.left + dx };
  return { ...control, box: to, seen: to };
};

describe('the net and the menu', () => {
  it('lets a sound menu pass', () => {
    expect(faultsOf(menu())).toEqual([]);
  });

  it.each([-100, 100])('catches a sign that was moved %i px', dx => {
    const tampered = changed(menu(), 'Letter Delve', sign => moved(sign, dx));
    expect(kinds(tampered)).toContain('sign astray: Letter Delve');
  });

  it('catches a command that is gone', () => {
    const sound = menu();
    const tampered = changed(sound, 'Settings', command => ({ ...command, name: '.button "Elsewhere"' }));
    expect(kinds(tampered)).toEqual(['missing: Settings']);
  });

  it('catches a command that is cut away', () => {
    const tampered = changed(menu(), 'Rules', command => ({
      ...command,
      seen: { ...command.seen, width: 0 },
    }));
    expect(kinds(tampered)).toEqual(['hidden: Rules']);
  });

  it('catches a place that nothing leads to', () => {
    const sound = menu();
    const places = sound.menu!.places.map(place => {
      const { control, ...rest } = place;
      return place.title === 'Evil' ? rest : { ...rest, control: control! };
    });
    expect(kinds({ ...sound, menu: { places } })).toEqual(['missing: Evil']);
  });

  it('lets small windows scroll to a command', () => {
    const small = { ...menu(), window: { width: 1280, height: 350 } };
    const list = scroller(box(0, 0, 1280, 340));
    const tampered = changed({ ...small, clips: [list] }, 'Evil', sign => ({
      ...sign,
      clips: [0],
      seen: { ...sign.seen, height: 0 },
    }));
    expect(kinds(tampered).filter(fault => fault.includes('Evil'))).toEqual([]);
  });
});

describe('the net and the board', () => {
  const board = {
    region: box(0, 60, 600, 540),
    drawn: box(30, 60, 540, 540),
    cell: 36,
    roams: false,
    shared: false,
  };
  const half = { ...board, drawn: box(165, 195, 270, 270) };

  it('lets a board pass that fills its region', () => {
    expect(faultsOf(page({ board }))).toEqual([]);
  });

  it('catches a board at half its size', () => {
    expect(kinds(page({ board: half }))).toEqual(['small board: board']);
  });

  it('leaves boards alone that roam, or that a fight shares', () => {
    expect(faultsOf(page({ board: { ...half, roams: true } }))).toEqual([]);
    expect(faultsOf(page({ board: { ...half, shared: true } }))).toEqual([]);
  });

  it('catches squares too small for a finger, unless a fight lies over them', () => {
    expect(kinds(page({ board: { ...board, cell: 23 } }))).toEqual(['small squares: board']);
    expect(kinds(page({ board: { ...board, cell: 23, roams: true } }))).toEqual(['small squares: board']);
    expect(faultsOf(page({ board: { ...board, cell: 23, shared: true } }))).toEqual([]);
  });

  it('catches a region that the panels starve', () => {
    const starved = { ...board, region: box(0, 60, 300, 540), drawn: box(15, 180, 285, 285) };
    expect(kinds(page({ board: starved }))).toEqual(['starved board: region']);
    const narrow = { ...board, region: box(0, 60, 330, 230), drawn: box(0, 60, 330, 230) };
    expect(faultsOf(page({ window: { width: 330, height: 2000 }, board: narrow }))).toEqual([]);
  });
});

describe('the net and controls', () => {
  it('catches one outside the window', () => {
    expect(kinds(page({ controls: [at('Go', box(780, 10, 100, 40))] }))).toEqual(['outside: .button "Go"']);
  });

  it('catches one under something else', () => {
    const covered = at('Go', box(10, 10, 100, 40), { under: '.frame ""' });
    expect(kinds(page({ controls: [covered] }))).toEqual(['covered: .button "Go"']);
  });

  it('catches two on one another, not one in another', () => {
    const one = at('One', box(10, 10, 100, 40));
    expect(kinds(page({ controls: [one, at('Two', box(100, 20, 100, 40))] }))).toEqual([
      'overlap: .button "One" / .button "Two"',
    ]);
    expect(faultsOf(page({ controls: [one, at('In', box(20, 12, 60, 30), { inside: [0] })] }))).toEqual([]);
    expect(faultsOf(page({ controls: [one, at('Beside', box(110, 10, 100, 40))] }))).toEqual([]);
  });

  it('wants 24 px for a mouse and 44 for a finger', () => {
    const small = at('Small', box(10, 10, 100, 43));
    expect(faultsOf(page({ controls: [small] }))).toEqual([]);
    expect(kinds(page({ controls: [small], touch: true }))).toEqual(['small target: .button "Small"']);
    const tiny = at('Tiny', box(10, 10, 20, 100));
    expect(kinds(page({ controls: [tiny] }))).toEqual(['small target: .button "Tiny"']);
  });

  it('lets letters be narrow, if they are high', () => {
    const key = (width: number, height: number) => at('Q', box(10, 10, width, height), { isKey: true });
    expect(faultsOf(page({ controls: [key(30, 44)], touch: true }))).toEqual([]);
    expect(kinds(page({ controls: [key(30, 36)], touch: true }))).toEqual(['small target: .button "Q"']);
    expect(kinds(page({ controls: [key(22, 44)], touch: true }))).toEqual(['small target: .button "Q"']);
  });

  it.each([
    ['scrolls to it and says so', {}, []],
    ['says nothing', { signs: { above: false, below: false } }, ['unreachable: .button "Low"']],
    ['does not scroll', { scrollsY: false }, ['unreachable: .button "Low"']],
    ['does not scroll so far', { hidden: { above: 0, below: 20 } }, ['unreachable: .button "Low"']],
    ['is too low to show it', { box: box(0, 0, 400, 30) }, ['unreachable: .button "Low"']],
    ['lies outside itself', { box: box(0, 580, 400, 100) }, ['outside: .button "Low"']],
  ])('in a scroller that %s', (_name, more, wanted) => {
    const list = scroller(box(0, 0, 400, 300), more);
    const low = at('Low', box(10, 690, 100, 40), { clips: [0], seen: box(10, 300, 100, 0) });
    expect(kinds(page({ controls: [low], clips: [list] }))).toEqual(wanted);
  });
});

describe('the net and the turn', () => {
  const phone = { window: { width: 360, height: 640 }, touch: true };
  const table = { bar: box(0, 0, 360, 48), question: true, event: true, hidden: ['.button "End turn"'] };

  it('catches an answer out of sight in a usual turn on a usual phone only', () => {
    expect(kinds(page({ ...phone, table, isTurn: true }))).toEqual(['out of sight: .button "End turn"']);
    expect(faultsOf(page({ ...phone, table }))).toEqual([]);
    expect(faultsOf(page({ window: { width: 320, height: 568 }, touch: true, table, isTurn: true }))).toEqual(
      [],
    );
  });

  it('catches a question or an event out of sight on any screen', () => {
    const scrolled = { ...table, question: false, event: false };
    expect(kinds(page({ table: scrolled }))).toEqual(['out of sight: question', 'out of sight: last event']);
  });

  it('catches a bar of two rows on a phone held upright', () => {
    const high = { ...table, bar: box(0, 0, 360, 92) };
    expect(kinds(page({ ...phone, table: high }))).toEqual(['high bar: bar']);
    expect(faultsOf(page({ table: high }))).toEqual([]);
  });
});

describe('the net and words', () => {
  it('catches small ones', () => {
    expect(kinds(page({ words: [words('tiny', box(10, 10, 50, 8), { size: 8 })] }))).toEqual([
      'small words: "tiny"',
    ]);
  });

  it('catches words that are cut off, unless dots or a scroller make up for it', () => {
    const long = words('long', box(10, 10, 500, 20), { clips: [0] });
    const cut = scroller(box(0, 0, 200, 40), { scrollsY: false });
    expect(kinds(page({ words: [long], clips: [cut] }))).toEqual(['cut words: "long"']);
    expect(faultsOf(page({ words: [long], clips: [{ ...cut, dots: true }] }))).toEqual([]);
    expect(faultsOf(page({ words: [long], clips: [{ ...cut, scrollsX: true }] }))).toEqual([]);
    const narrow = { ...cut, box: box(0, 0, 30, 40), dots: true };
    expect(kinds(page({ words: [long], clips: [narrow] }))).toEqual(['cut words: "long"']);
  });

  it('catches words that leave the window', () => {
    expect(kinds(page({ words: [words('far', box(700, 10, 200, 20))] }))).toEqual(['cut words: "far"']);
  });

  it('catches words wider than their button', () => {
    const controls = [at('Go', box(10, 10, 60, 40))];
    expect(kinds(page({ controls, words: [words('go on', box(5, 20, 90, 20), { on: 0 })] }))).toEqual([
      'spilt words: "go on"',
    ]);
  });

  it('catches words across one another', () => {
    const crossed = [words('one', box(10, 10, 100, 20)), words('two', box(60, 12, 100, 20))];
    expect(kinds(page({ words: crossed }))).toEqual(['crossed words: "one" / "two"']);
    const apart = [words('one', box(10, 10, 100, 20)), words('two', box(10, 26, 100, 20))];
    expect(faultsOf(page({ words: apart }))).toEqual([]);
  });
});
