/** Motions of charts, traps and tests: dice in the tray, a card for what deserves one. */
import type { Of } from '../../../core/game.ts';
import {
  banner,
  beam,
  burst,
  card,
  darken,
  deal,
  flash,
  fly,
  glow,
  say,
  shake,
  sound,
  together,
  type DieModel,
  type Motion,
} from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { ABILITIES } from '../data/abilities.ts';
import { cardOf } from '../data/cards.ts';
import { trapOf } from '../data/charts.ts';
import type { Event } from '../state/events.ts';
import { board } from './board.ts';
import { CHART_ROLLS, isDwellerResult, wordsOf } from './charts.ts';
import { DWELLER_LOOKS, voiceOf } from './dwellers.ts';
import { charAppears, d6, over, placeOf, throwing, type Now, type SomeMotions } from './motions-parts.ts';
import { trapOdds } from './odds.ts';
import { charToken, middleCell, tileRegion } from './places.ts';
import { SAVES, TRAP_LOOKS } from './traps.ts';
import { nameOf, NOTHINGS, statText } from './words.ts';

type Tested = Of<Event, 'tested'>;

export const chanceMotions = {
  /** Gas is tested before every act: holding one's breath is worth a word, not a throw. */
  tested: event => [
    ...(event.dice.length > 0 && !(event.why === 'gas' && event.pass)
      ? [throwing(testDice(event), testLabel(event))]
      : []),
    over(event, testWord(event), event.pass ? 'good' : 'bad'),
  ],
  'chart-rolled': (event, now) => [
    throwing(
      event.dice.map(face => d6(face, 'violet')),
      CHART_ROLLS[event.chart],
      `${event.total}`,
    ),
    ...chartNews(event, isSeries(now)),
  ],
  blessed: event => [
    together(sound('heal'), glow(placeOf(event), 'good'), over(event, 'rolls again', 'good')),
  ],
  'trap-sprung': (event, now) => {
    const { name, text } = trapOf(event.trap);
    const odds = trapOdds(now.before, event);
    const { x, y } = middleCell(now.before, event.at);
    return [
      together(sound('trap'), shake(1)),
      card(name, odds === undefined ? text : `${text} ${odds}`, 'bad', `chart-${event.trap}`),
      TRAP_LOOKS[event.trap].effect(placeOf(event), { x: Math.max(0, x - 4), y }),
    ];
  },
  ambushed: event => [
    throwing([d6(event.die, 'red')], 'Ambush'),
    over(event, counted(event.die, 'encounter'), 'bad', 'badge-hazard'),
  ],
  'dweller-appeared': (event, now) => [
    together(...charAppears(now.after, event.char, 'poof'), sound(voiceOf(event.card))),
    say(charToken(event.char), '!', 'bad'),
  ],
  craven: event => [
    throwing([d6(event.die, 'green', { need: '3+', good: event.dares })], 'Does it dare?'),
    ...(event.dares
      ? []
      : [together(say(charToken(event.char), 'Not me!'), sound('giggle'), over(event, 'too craven', 'dim'))]),
  ],
  'save-rolled': event => [
    throwing([d6(event.die, 'gold', { need: '4+', good: event.saved })], ABILITIES[event.by].name),
    event.saved
      ? together(
          sound(SAVES[event.by].sound),
          ...(event.healer === null || event.healer === event.char
            ? []
            : [beam({ token: charToken(event.healer) }, placeOf(event), 'good')]),
          glow(placeOf(event), 'good'),
          over(event, 'saved', 'good', 'chip-heart'),
        )
      : over(event, 'not saved', 'bad'),
  ],
  paralysed: event => [
    together(
      flash(charToken(event.char), 'ice'),
      sound('fizzle'),
      over(event, 'paralysed', 'ice', 'badge-paralysed'),
    ),
  ],
  'stood-up': event => [
    together(glow(placeOf(event), 'good'), sound('swish'), over(event, 'up again', 'good')),
  ],
  'mind-controlled': event => [
    together(
      flash(charToken(event.char), 'magic'),
      sound('spell'),
      over(event, 'mind-controlled', 'magic', 'badge-controlled'),
    ),
  ],
  'control-ended': event => [over(event, 'free again', 'good')],
  'mind-swapped': ({ a, b }, { you }) => [
    together(
      sound('swap'),
      fly('fx-spiral', placeOf(a), placeOf(b), 2),
      fly('fx-spiral', placeOf(b), placeOf(a), 2),
      flash(charToken(a.char), 'magic'),
      flash(charToken(b.char), 'magic'),
    ),
    banner('Bodies swapped', 'magic', `${capital(nameOf(a, you))} and ${nameOf(b, you)}.`),
  ],
  'tile-turned': (event, { after }) => [
    together(shake(2), sound('rumble')),
    together(
      deal(board(after, event.seat), [tileRegion(after, event.at)], true),
      burst(middleCell(after, event.at), 'dim', 3),
    ),
  ],
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
      'Everybody must pass Action 2+ before acting, or die.',
    ),
  ],
  'nothing-happened': event => [over(event, NOTHINGS[event.why].short, 'dim')],
} satisfies SomeMotions;

// ── Tests ──────────────────────────────────────────────────────────────────────────────────────────────────────

function testDice({ dice, need, rerolled, stat, side }: Tested): DieModel[] {
  const colour = stat === 'action' ? 'green' : side === 'off' ? 'red' : 'blue';
  return dice.map((face, index) =>
    d6(face, colour, {
      good: face >= need,
      ...(rerolled?.die === index && { need: `was ${rerolled.from}` }),
    }),
  );
}

function testWord({ why, pass }: Tested): string {
  if (why === 'gas') return pass ? 'gets through' : 'breathes gas';
  return pass ? 'passed' : 'failed';
}

function testLabel({ stat, side, need, kicker }: Tested): string {
  return `${statText(stat, side)} ${need}+${kicker > 0 ? ` (and ${kicker})` : ''}`;
}

// ── Charts ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of several encounters in a row only the first is held up; a row that was under way before the step has had it. */
function isSeries({ step, earlier }: Now): boolean {
  const isMidway = step.before.stack.some(task => task.do === 'encounters');
  return isMidway || earlier.some(event => event.type === 'chart-rolled' && event.chart === 'encounter');
}

/** Traps have their card when they spring; encounters when they are named; the rest is a word over the head. */
function chartNews(event: Of<Event, 'chart-rolled'>, isInSeries: boolean): Motion[] {
  const { chart, result } = event;
  if (chart === 'trap') return [];
  const words = wordsOf(result);
  if (words) return [over(event, words.short, words.tone)];
  if (!isDwellerResult(result)) return [];
  const { name } = cardOf(result);
  return isInSeries
    ? [over(event, name, 'bad')]
    : [card(name, DWELLER_LOOKS[result].tip, 'bad', `chart-${result}`)];
}
