/** What the pointer or the focus rests on: a monster's numbers, a tile's danger. */
import { cellName, range, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, TextLine } from '../../../core/look.ts';
import { bad, dim, gold, good, plain } from '../../lines.ts';
import { textPart } from '../../parts.ts';
import { counted, percent as percentOf } from '../../phrases.ts';
import { PAR_TURNS, SCORE } from '../data/constants.ts';
import { SITES, type Site } from '../data/faces.ts';
import { stockOf } from '../data/items.ts';
import { attackOdds, fireballOdds } from '../odds/blows.ts';
import { threatAt } from '../odds/threat.ts';
import { walkAlong, type Walk } from '../odds/walks.ts';
import { boardIn } from '../rules/board.ts';
import { fireballTargets } from '../rules/magic.ts';
import { healthOf, kindOf, monsterAt } from '../rules/monsters.ts';
import { seesHero } from '../rules/sight.ts';
import type { Monster, State } from '../state/state.ts';
import { giftCell } from './places.ts';
import { wayTo } from './ways.ts';
import { behaviours, blowText, gainsText, itemIcon, monsterName, percent } from './words.ts';

export function inspect(state: State, at: Cell): InfoModel | undefined {
  if (!state.layout) return aboutGift(at);
  const monster = monsterAt(state, at);
  if (monster) return aboutMonster(state, monster);
  const place = placeAt(state, at);
  const line = dangerLine(state, at);
  const danger = line ? [textPart(line)] : [];
  if (place) {
    const { title, sprite, words } = place;
    return { title, sprite, parts: [textPart(words), ...danger] };
  }
  return line && { title: sameCell(at, state.hero.at) ? 'You' : 'This square', parts: danger };
}

/** In the porch, before anything is dealt. */
function aboutGift(at: Cell): InfoModel | undefined {
  const item = stockOf(1).find(({ id }) => sameCell(giftCell(id), at));
  return (
    item && {
      title: item.name,
      sprite: itemIcon(item),
      parts: [textPart({ text: `${gainsText(item)}. Press it to take it: the gift is free.` })],
    }
  );
}

function aboutMonster(state: State, monster: Monster): InfoModel {
  const kind = kindOf(state, monster);
  const traits = behaviours(kind).map(({ name, help }): TextLine => ({ text: `${name}: ${help}` }));
  const sight = seesHero(state, monster)
    ? plain(`It sees you, ${counted(range(monster.at, state.hero.at), 'square')} away.`)
    : dim("It doesn't see you.");
  const lone = state.wound?.id === monster.id && gold('Hurt another and this one heals.');
  return {
    title: kind.name,
    sprite: kind.id,
    parts: [
      { part: 'gauge', label: 'Health', icon: 'heart', value: healthOf(state, monster), max: kind.health },
      {
        part: 'stats',
        rows: [
          { label: 'Skill', value: `${kind.skill}`, help: `Hits you ${percent(kind.skill)} of the time.` },
          { label: 'Damage', value: `${kind.damage}` },
          { label: 'Range', value: `${kind.range}` },
          { label: 'Gold', value: `${kind.gold}`, icon: 'coin' },
        ],
      },
      textPart(...traits, sight, eyeLine(state, monster), lone, oddsLine(state, monster)),
    ],
  };
}

/** What the mark over its head says. */
function eyeLine(state: State, { id }: Monster): TextLine | false {
  const found = threatAt(state)?.attackers.find(({ monster }) => monster === id);
  return found
    ? bad(`Red eye: it attacks if you end your turn now, ${percent(found.sixths)} for ${found.loss}.`)
    : false;
}

/** What she can do to it from where she stands, side by side, before anything is pressed. */
function oddsLine(state: State, monster: Monster): TextLine | false {
  if (state.ask?.kind !== 'act') return false;
  const blows = [
    { name: 'Attack', odds: attackOdds(state, monster.id) },
    {
      name: 'Fireball',
      odds: fireballTargets(state).includes(monster) ? fireballOdds(state, monster.id) : undefined,
    },
  ];
  const said = blows.flatMap(({ name, odds }) => (odds ? [`${name} ${blowText(odds)}`] : []));
  return said.length > 0 && good(`You: ${said.join('; ')}.`);
}

/** What a press on the square leads to: where the walk stops, who attacks there, how surely, how hard. */
function dangerLine(state: State, at: Cell): TextLine | undefined {
  const way = sameCell(at, state.hero.at) ? [] : wayTo(state, at);
  const walk = way && walkAlong(state, way);
  if (!walk) return undefined;
  const { attackers, deadly, outOf, maxDamage, isLed } = walk.threat;
  const isThere = sameCell(walk.end, at);
  const when = isThere ? whenThere(walk) : whenStopped(walk);
  const led = isLed ? ' Assumes you let the dungeon decide.' : '';
  if (attackers.length === 0) {
    const stir = isThere || walk.draws ? '' : 'monsters stir, but ';
    const text = `${when}: ${stir}nobody can attack you.${led}`;
    // Safe is a square that she gets to without an event.
    return isThere && !walk.draws ? good(text) : { text };
  }
  const who = attackers
    .map(({ kind, sixths, loss }) => `${monsterName(kind)} ${percent(sixths)} for ${loss}`)
    .join(', ');
  const death = deadly > 0 ? ` Death: ${percentOf(deadly / outOf)}.` : '';
  return bad(`${when}: ${who}. Up to ${maxDamage} damage.${death}${led}`);
}

function whenThere({ turns, draws }: Walk): string {
  const takes = turns > 1 ? `Takes ${turns} turns. ` : '';
  return `${takes}${draws ? 'Draws an event. If it changes nothing and you end here' : 'End here'}`;
}

function whenStopped({ end, turns, draws }: Walk): string {
  const stop = `You stop on ${cellName(end)}${turns > 1 ? ` after ${turns} turns` : ''}`;
  return draws ? `${stop} for an event. If it changes nothing` : stop;
}

interface PlaceInfo {
  readonly title: string;
  readonly sprite: string;
  readonly words: string;
}

function placeAt(state: State, at: Cell): PlaceInfo | undefined {
  const { site, hatches } = boardIn(state);
  const isSite = (name: Site): boolean =>
    name === 'hatch' ? hatches.some(hatch => sameCell(hatch, at)) : sameCell(site[name], at);
  const found = SITE_NAMES.find(isSite);
  return found && PLACES[found](state);
}

const SITE_NAMES = Object.keys(SITES) as Site[];

const PLACES: Readonly<Record<Site, (state: State) => PlaceInfo | undefined>> = {
  entrance: () => ({
    title: 'Entrance',
    sprite: 'entrance',
    words: 'Where you came in. No way back.',
  }),
  exit: ({ hasKey }) =>
    hasKey
      ? {
          title: 'Exit',
          sprite: 'exit-lit',
          words: `Stand here to leave the level. Leaving is an action. Each turn under par ${PAR_TURNS} is worth ${SCORE.turnUnderPar} points.`,
        }
      : { title: 'Exit', sprite: 'exit-shut', words: 'Locked until you hold the Key.' },
  key: ({ hasKey }) =>
    hasKey
      ? undefined
      : { title: 'Key', sprite: 'key', words: 'Stand here to take it. Taking it is an action.' },
  chest: ({ chestOpen }) =>
    chestOpen
      ? { title: 'Chest', sprite: 'chest-open', words: 'Empty.' }
      : {
          title: 'Chest',
          sprite: 'chest',
          words: 'Stand here to open it: an item of this level, or half its price in Gold.',
        },
  shop: () => ({
    title: 'Shop',
    sprite: 'shop',
    words: 'Stand here to shop. The whole visit is one action. The Shop tab shows the stock.',
  }),
  hatch: () => ({
    title: 'Hatch',
    sprite: 'hatch',
    words: 'Some events let a monster climb out here.',
  }),
};
