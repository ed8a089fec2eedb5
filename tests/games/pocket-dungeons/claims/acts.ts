/** What is said about doors, walls, hurdles, saves, blessings and the charts. */
import { DIRECTIONS } from '../../../../src/core/grid.ts';
import { draftStreams, pick, shuffle, stream } from '../../../../src/core/rng.ts';
import {
  chartResult,
  CHARTS,
  TRAPS,
  type ChartId,
} from '../../../../src/games/pocket-dungeons/data/charts.ts';
import { game } from '../../../../src/games/pocket-dungeons/game.ts';
import { prompt } from '../../../../src/games/pocket-dungeons/look/prompt.ts';
import { sheet } from '../../../../src/games/pocket-dungeons/look/sheet.ts';
import { doorBeside } from '../../../../src/games/pocket-dungeons/rules/doors.ts';
import type { Action } from '../../../../src/games/pocket-dungeons/state/actions.ts';
import type { State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import { percentAllows, shareAllows, SURE, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import {
  anyCard,
  anyTile,
  choicesOf,
  isDown,
  isPlay,
  isTrapped,
  percentIn,
  playOut,
  scene,
  tilesWhere,
} from './scene.ts';
import { blessing, dying, hurdled } from './scenes.ts';

const door: Claim<State> = {
  id: 'a door: opens, a trap, an encounter',
  words: [
    /^opens [<>]?\d+%, deadly [<>]?\d+%$/,
    /^Opens [<>]?\d+%\. A trap [<>]?\d+% \(deadly [<>]?\d+%\), an encounter [<>]?\d+%\.$/,
  ],
  *statements({ state, seat, dice }) {
    const beside = tilesWhere(state, at => DIRECTIONS.some(side => doorBeside(state.dungeon, at, side)));
    if (!isPlay(state) || beside.length === 0) return;
    const doctor = scene(seat, [{ card: anyCard(dice), at: pick(dice, beside) }]);
    const { action, label, odds, detail } = pick(dice, choicesOf(doctor(state), 'open-door'));
    const says = `${label}: ${detail}`;
    const events = (world: State) => game.apply(doctor(world), action).events;
    const result = (world: State): string => only(events(world), 'chart-rolled')[0]!.result;
    const said = pick(dice, ['Opens', 'A trap', 'an encounter'] as const);
    yield {
      says: `${odds}: ${says}`,
      allows: percentAllows(percentIn(said === 'Opens' ? odds!.replace('opens', said) : detail!, said)!),
      truth: world =>
        said === 'Opens'
          ? events(world).some(event => event.type === 'door-opened')
          : result(world) === (said === 'A trap' ? 'surprise' : 'boo'),
    };
    const deadly = pick(dice, [odds!, detail!]);
    yield {
      says: `${odds}: ${says}`,
      allows: percentAllows(percentIn(deadly, 'deadly')!),
      truth: world => isTrapped(playOut(doctor(world), action).events, 0),
    };
  },
};

const phase: Claim<State> = {
  id: 'through a wall',
  words: [/^works [<>]?\d+%$/],
  *statements({ state, seat, dice }) {
    if (!isPlay(state)) return;
    const doctor = scene(seat, [{ card: 'mage', at: anyTile(state, dice) }]);
    for (const { action, odds, label } of shuffle(dice, choicesOf(doctor(state), 'phase')).slice(0, 1))
      yield {
        says: `${label}: ${odds}`,
        allows: percentAllows(odds!),
        truth: world => only(game.apply(doctor(world), action).events, 'moved').length > 0,
      };
  },
};

// ── Hurdles ────────────────────────────────────────────────────────────────────────────────────────────────────

const hurdles: Claim<State> = {
  id: 'gas, paralysis and fear before an act',
  words: [
    /^(survives|gets up|stays|makes it) [<>]?\d+%$/,
    /Gas: Action 2\+ or die, survives [<>]?\d+%/,
    /Paralysed: Magic defence 6\+ to get up, [<>]?\d+%/,
    /Beside a Corpse: Magic defence 4\+ or flee, stays [<>]?\d+%/,
  ],
  *statements({ state, seat, dice }) {
    if (!isPlay(state)) return;
    const doctor = hurdled(state, seat, dice);
    const shown = choicesOf(doctor(state), 'activate').find(({ action }) => action.char === 0)!;
    const { action, odds = '100%', detail = '' } = shown;
    const isLying = doctor(state).chars[0]!.paralysed;
    const outcome = (world: State) => {
      const { state: after, events } = playOut(doctor(world), action, {
        isOver: ({ ask }) => ask?.kind === 'action',
      });
      return {
        lives: !isDown(events, 0, 'gas'),
        stands: events.some(event => event.type === 'stood-up'),
        stays: after.ask?.kind === 'action',
      };
    };
    const says = `${shown.label}: ${odds} (${detail})`;
    const [gas, stays] = [percentIn(detail, 'survives'), percentIn(detail, 'stays')];
    if (dice.int(2) === 0 || (!gas && !stays))
      yield {
        says,
        allows: percentAllows(odds),
        truth: world => (isLying ? outcome(world).stands : outcome(world).stays),
      };
    else if (gas) yield { says, allows: percentAllows(gas), truth: world => outcome(world).lives };
    if (stays && dice.int(2) === 0)
      yield {
        says,
        allows: percentAllows(stays),
        truth: world => {
          const { lives, stays: isStaying } = outcome(world);
          return lives ? isStaying : undefined;
        },
      };
  },
};

// ── Saves and blessings ────────────────────────────────────────────────────────────────────────────────────────

const heal: Claim<State> = {
  id: 'healing: half of the time, or the fall stands',
  words: [/^works 50%$/],
  *statements({ state, seat, dice }) {
    const now = state.ask?.kind === 'heal' ? state : dice.int(3) === 0 ? dying(state, seat) : undefined;
    if (now?.ask?.kind !== 'heal') return;
    const { patient } = now.ask;
    for (const { action, label, odds } of choicesOf(now, 'heal'))
      yield {
        says: `${label}: ${odds ?? 'the defeat stands'}`,
        allows: odds === undefined ? SURE : percentAllows(odds),
        truth: world => {
          const { events } = playOut({ ...now, rng: world.rng }, action);
          return isDown(events, patient) !== action.use;
        },
      };
  },
};

const bless: Claim<State> = {
  id: 'a blessing: what may come',
  words: [/^Chance: [<>]?\d+%$/],
  *statements({ state, seat, dice }) {
    const now = dice.int(2) === 0 ? blessing(state, seat, dice) : undefined;
    if (now?.ask?.kind !== 'bless') return;
    const { table } = now.ask;
    const rows = prompt(now).dialog!.parts!.flatMap(part => (part.part === 'table' ? part.rows : []));
    const results = [...new Set(CHARTS[table].map(row => row[2]))];
    const row = dice.int(rows.length);
    const [name, chance] = rows[row]!.cells;
    yield {
      says: `Blessings, ${table}: ${name} ${chance}`,
      allows: shareAllows(chance!),
      truth: world => {
        const again: Action = { type: 'bless', reroll: true };
        const { events } = game.apply({ ...now, rng: world.rng }, again);
        return only(events, 'chart-rolled')[0]!.result === results[row];
      },
    };
    for (const { action, label, odds } of choicesOf(now, 'bless'))
      if (odds !== undefined)
        yield {
          says: `Blessings, ${table}: ${label}, ${odds}`,
          allows: percentAllows(odds),
          truth: world => !isTrapped(playOut({ ...now, rng: world.rng }, action).events, 0),
        };
    const keep = choicesOf(now, 'bless').find(({ action }) => !action.reroll)!;
    yield {
      says: keep.detail!,
      allows: SURE,
      truth: world => {
        const { state: after } = game.apply({ ...now, rng: world.rng }, keep.action);
        const event = after.stack.findLast(task => task.do === 'event');
        return event === undefined ? undefined : !event.blessed;
      },
    };
  },
};

/** The page "Charts": every row, by the dice of the stream that charts are thrown from. */
const charts: Claim<State> = {
  id: 'the charts',
  words: [/^Chance: [<>]?\d+%$/],
  *statements({ state, seat, dice }) {
    if (dice.int(4) > 0) return;
    const page = sheet(state, seat).pages!.find(({ title }) => title === 'Charts')!;
    const tables = page.parts.flatMap(part => (part.part === 'table' ? [part] : []));
    const { label, rows } = pick(dice, tables);
    const chart = label!.split(',')[0]!.toLowerCase() as ChartId;
    const row = dice.int(rows.length);
    const result = chart === 'trap' ? TRAPS[row]!.id : CHARTS[chart][row]![2];
    yield {
      says: `${label}: ${rows[row]!.cells.join(', ')}`,
      allows: shareAllows(rows[row]!.cells.at(-1)!),
      truth: world => {
        const d6 = stream(draftStreams(world.rng), 'charts');
        return chartResult(chart, d6.roll(6) + d6.roll(6)) === result;
      },
    };
  },
};

export const actClaims = [door, phase, hurdles, heal, bless, charts];
