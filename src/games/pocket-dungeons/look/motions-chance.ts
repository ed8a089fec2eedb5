/** Motions of charts, traps and tests: dice in the tray, a card for what deserves one. */
import {
  banner,
  beam,
  burst,
  card,
  darken,
  deal,
  flash,
  float,
  fly,
  glow,
  say,
  shake,
  sound,
  together,
  tumble,
  type DieModel,
  type Motion,
  type Tone,
} from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { findCard } from '../data/cards.ts';
import { trapOf } from '../data/charts.ts';
import { FIREBALL_REACH } from '../data/constants.ts';
import type { Event, Nothing } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board } from './board.ts';
import { charAppears, die, placeOf, voiceOf, type Part } from './motions-parts.ts';
import { charToken, cornerCell, middleCell, TILE_EXTENT } from './places.ts';
import { CHART_WORDS, ENCOUNTER_TIPS, RESULT_WORDS } from './charts.ts';
import { nameOf, statText } from './words.ts';

type Tested = Extract<Event, { type: 'tested' }>;

export const chanceMotions: Part<
  | 'tested'
  | 'chart-rolled'
  | 'blessed'
  | 'trap-sprung'
  | 'ambushed'
  | 'dweller-appeared'
  | 'craven'
  | 'save-rolled'
  | 'paralysed'
  | 'stood-up'
  | 'mind-controlled'
  | 'control-ended'
  | 'mind-swapped'
  | 'tile-turned'
  | 'tile-collapsed'
  | 'tile-rubble'
  | 'gas-spread'
  | 'nothing-happened'
> = {
  /** Gas is tested before every act: holding one's breath is worth a word, not a throw. */
  tested: event => [
    ...(event.dice.length > 0 && !(event.why === 'gas' && event.pass)
      ? [together(tumble(testDice(event), testLabel(event)), sound('die'))]
      : []),
    float(placeOf(event), testWord(event), event.pass ? 'good' : 'bad'),
  ],
  'chart-rolled': (event, { earlier, step: { before } }) => {
    const dice = event.dice.map(face => die(face, 'violet'));
    const label = `${CHART_WORDS[event.chart]}: ${event.total}`;
    return [together(tumble(dice, label), sound('die')), ...chartNews(event, isSeries(before, earlier))];
  },
  blessed: event => [
    together(sound('heal'), glow(placeOf(event), 'good'), float(placeOf(event), 'blessed: again', 'good')),
  ],
  'trap-sprung': (event, now) => {
    const { name, text } = trapOf(event.trap);
    return [
      together(sound('trap'), shake(1)),
      card(name, text, 'bad', `chart-${event.trap}`),
      ...trapEffect(event, now.before),
    ];
  },
  ambushed: event => [
    together(tumble([die(event.die, 'red')], 'Ambush'), sound('die')),
    float(placeOf(event), counted(event.die, 'encounter'), 'bad', 'badge-hazard'),
  ],
  'dweller-appeared': (event, { after: moment }) => {
    return [
      together(...charAppears(moment, event.char, 'poof'), sound(voiceOf(event.card))),
      say(charToken(event.char), '!', 'bad'),
    ];
  },
  craven: event => [
    together(
      tumble([die(event.die, 'green', { need: '3+', good: event.dares })], 'Does it dare?'),
      sound('die'),
    ),
    ...(event.dares
      ? []
      : [
          together(
            say(charToken(event.char), 'Not me!'),
            sound('giggle'),
            float(placeOf(event), 'craven', 'dim'),
          ),
        ]),
  ],
  'save-rolled': event => [
    together(
      tumble(
        [die(event.die, 'gold', { need: '4+', good: event.saved })],
        event.by === 'undying' ? 'Undying' : 'Healing Spells',
      ),
      sound('die'),
    ),
    event.saved
      ? together(
          sound(event.by === 'undying' ? 'groan' : 'heal'),
          ...(event.healer === null || event.healer === event.char
            ? []
            : [beam({ token: charToken(event.healer) }, placeOf(event), 'good')]),
          glow(placeOf(event), 'good'),
          float(placeOf(event), 'saved', 'good', 'chip-heart'),
        )
      : float(placeOf(event), 'not saved', 'bad'),
  ],
  paralysed: event => [
    together(
      flash(charToken(event.char), 'ice'),
      sound('fizzle'),
      float(placeOf(event), 'paralysed', 'ice', 'badge-paralysed'),
    ),
  ],
  'stood-up': event => [
    together(glow(placeOf(event), 'good'), sound('swish'), float(placeOf(event), 'up again', 'good')),
  ],
  'mind-controlled': event => [
    together(
      flash(charToken(event.char), 'magic'),
      sound('spell'),
      float(placeOf(event), 'anybody may steer it', 'magic', 'badge-controlled'),
    ),
  ],
  'control-ended': event => [float(placeOf(event), 'master of itself', 'good')],
  'mind-swapped': ({ a, b }) => [
    together(
      sound('swap'),
      fly('fx-spiral', placeOf(a), placeOf(b), 2),
      fly('fx-spiral', placeOf(b), placeOf(a), 2),
      flash(charToken(a.char), 'magic'),
      flash(charToken(b.char), 'magic'),
    ),
    banner('Minds are swapped', 'magic', `${capital(nameOf(a))} and ${nameOf(b)}.`),
  ],
  'tile-turned': (event, { after: moment }) => {
    const region = { at: cornerCell(moment, event.at), extent: TILE_EXTENT };
    return [
      together(shake(2), sound('rumble')),
      together(
        deal(board(moment, event.seat), [region], true),
        burst(middleCell(moment, event.at), 'dim', 3),
      ),
    ];
  },
  'tile-collapsed': (event, now) => [
    together(shake(3), sound('rumble'), burst(middleCell(now.before, event.at), 'dim', 4)),
  ],
  'tile-rubble': (event, now) => [
    together(shake(2), sound('rumble'), burst(middleCell(now.before, event.at), 'dim', 3)),
  ],
  'gas-spread': event => [
    together(sound('gas'), darken(42)),
    banner(
      event.by === 'trap' ? 'Gas Cloud' : 'Foul air',
      'good',
      'Whoever acts from now on passes Action 2+, or falls.',
    ),
  ],
  'nothing-happened': event => [float(placeOf(event), NOTHINGS[event.why], 'dim')],
};

const NOTHINGS: Readonly<Record<Nothing, string>> = {
  'no-figure': 'all of them are out',
  'no-room': 'no room for it',
  'too-many-rolls': 'enough of them',
  'nowhere-to-go': 'nowhere to go',
  mindless: 'no mind to take',
  alone: 'nobody to swap with',
  'gas-already': 'no worse air',
  'nothing-turned': 'nothing turns',
  'wall-held': 'the wall holds',
};

// ── Tests ──────────────────────────────────────────────────────────────────────────────────────────────────────

function testDice({ dice, need, rerolled, stat, side }: Tested): DieModel[] {
  const colour = stat === 'action' ? 'green' : side === 'off' ? 'red' : 'blue';
  return dice.map((face, index) =>
    die(face, colour, {
      good: face >= need,
      ...(rerolled?.die === index && { need: `was ${rerolled.from}` }),
    }),
  );
}

function testWord({ why, pass }: Tested): string {
  if (why === 'gas') return pass ? 'holds its breath' : 'breathes gas';
  return pass ? 'passed' : 'failed';
}

function testLabel({ stat, side, need, kicker }: Tested): string {
  return `${statText(stat, side)} ${need}+${kicker > 0 ? ` (and ${kicker})` : ''}`;
}

// ── Charts and traps ───────────────────────────────────────────────────────────────────────────────────────────

/** Of several encounters in a row only the first is held up. */
function isSeries(before: State, earlier: readonly Event[]): boolean {
  const isMidway = before.stack.some(task => task.do === 'encounters');
  return isMidway || earlier.some(event => event.type === 'chart-rolled' && event.chart === 'encounter');
}

/** Traps have their card when they spring; encounters when they are named; the rest is a word over the head. */
function chartNews(event: Extract<Event, { type: 'chart-rolled' }>, isInSeries: boolean): Motion[] {
  const { chart, result } = event;
  if (chart === 'trap') return [];
  const dweller = chart === 'encounter' ? findCard(result) : undefined;
  if (dweller)
    return isInSeries
      ? [float(placeOf(event), dweller.name, 'bad')]
      : [card(dweller.name, ENCOUNTER_TIPS[dweller.id] ?? '', 'bad', `chart-${result}`)];
  const { short, tone } = RESULT_WORDS[result] ?? { short: result, tone: 'plain' as Tone };
  return [float(placeOf(event), short, tone)];
}

function trapEffect(event: Extract<Event, { type: 'trap-sprung' }>, moment: State): Motion[] {
  const place = placeOf(event);
  const { x, y } = middleCell(moment, event.at);
  const afar = { x: Math.max(0, x - 4), y };
  switch (event.trap) {
    case 'poison-dart':
      return [together(beam(afar, place, 'good', 'fx-arrow'), sound('bow'))];
    case 'bottomless-pit':
      return [together(sound('rumble'), burst(place, 'dim', 3))];
    case 'teleportation':
      return [together(sound('spell'), burst(place, 'magic', 3))];
    case 'mind-control':
      return [together(sound('spell'), glow(place, 'magic'))];
    case 'fireball':
      return [together(sound('fire'), burst(place, 'fire', 2 * FIREBALL_REACH), shake(3))];
    case 'shifting-corridors':
    case 'cave-in':
      return [together(sound('rumble'), shake(2))];
    case 'paralyzation':
      return [together(sound('fizzle'), burst(place, 'ice', 2))];
    case 'ambush':
      return [together(sound('giggle'), shake(1))];
    case 'mind-swap':
      return [together(sound('swap'), burst(place, 'magic', 2))];
    case 'gas-cloud':
      return [together(sound('gas'), burst(place, 'good', 4))];
  }
}
