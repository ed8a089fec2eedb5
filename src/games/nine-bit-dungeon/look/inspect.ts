/** What the pointer or the focus rests on: a monster's figures, a tile's danger. */
import { range, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, TextLine } from '../../../core/look.ts';
import { counted, percent as percentOf } from '../../phrases.ts';
import type { Site } from '../data/faces.ts';
import { threatAt } from '../odds/threat.ts';
import { boardIn } from '../rules/board.ts';
import { healthOf, kindOf, monsterAt } from '../rules/monsters.ts';
import { seesHero } from '../rules/sight.ts';
import type { Monster, State } from '../state/state.ts';
import { reachOf, type Reach } from './ways.ts';
import { behaviours, monsterName, percent } from './words.ts';

export function inspect(state: State, at: Cell): InfoModel | undefined {
  if (!state.layout) return undefined;
  const monster = monsterAt(state, at);
  if (monster) return aboutMonster(state, monster);
  const place = placeAt(state, at);
  const lines = dangerLines(state, at);
  const danger: SheetPart[] = lines.length > 0 ? [{ part: 'text', lines }] : [];
  if (!place)
    return danger.length > 0
      ? { title: sameCell(at, state.hero.at) ? 'You' : 'This square', parts: danger }
      : undefined;
  return {
    title: place.title,
    sprite: place.sprite,
    parts: [{ part: 'text', lines: [{ text: place.text }] }, ...danger],
  };
}

function aboutMonster(state: State, monster: Monster): InfoModel {
  const kind = kindOf(state, monster);
  const traits = behaviours(kind).map(({ name, help }): TextLine => ({ text: `${name}: ${help}` }));
  const sight = seesHero(state, monster)
    ? {
        text: `It sees you, ${counted(range(monster.at, state.hero.at), 'square')} away.`,
        tone: 'bad' as const,
      }
    : { text: 'It does not see you.', tone: 'dim' as const };
  const lone =
    state.wound?.id === monster.id
      ? [{ text: 'Hurt another and this one is whole again.', tone: 'gold' as const }]
      : [];
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
      { part: 'text', lines: [...traits, sight, ...lone] },
    ],
  };
}

/** An event on the way may change everything, and by the time she gets farther the monsters have moved. */
const WHEN: Readonly<Record<Reach, string>> = {
  now: 'End here',
  seam: 'End here, if the event changes nothing',
  later: 'Out of reach this turn. As things stand',
};

/** "If you end here": who attacks, how surely, how hard. */
function dangerLines(state: State, at: Cell): TextLine[] {
  const threat = threatAt(state, at);
  if (!threat) return [];
  const when = WHEN[reachOf(state, at)];
  const led = threat.isLed ? ' Assumes you let the dungeon decide.' : '';
  if (threat.attackers.length === 0) {
    return [{ text: `${when}: nobody can attack you.${led}`, tone: 'good' }];
  }
  const who = threat.attackers
    .map(({ kind, sixths, loss }) => `${monsterName(kind)} ${percent(sixths)} for ${loss}`)
    .join(', ');
  const death = threat.deadly > 0 ? ` Death: ${percentOf(threat.deadly / threat.outOf)}.` : '';
  return [{ text: `${when}: ${who}. Up to ${threat.maxDamage} damage.${death}${led}`, tone: 'bad' }];
}

function placeAt(state: State, at: Cell): { title: string; sprite: string; text: string } | undefined {
  const { site, hatches } = boardIn(state);
  const found = (Object.keys(site) as Exclude<Site, 'hatch'>[]).find(name => sameCell(site[name], at));
  switch (found) {
    case 'entrance':
      return { title: 'Entrance', sprite: 'entrance', text: 'Where you came in. There is no way back.' };
    case 'exit':
      return state.hasKey
        ? { title: 'Exit', sprite: 'exit-lit', text: 'Stand here and use Inventory to leave the level.' }
        : { title: 'Exit', sprite: 'exit-shut', text: 'Locked until you hold the Key.' };
    case 'key':
      return state.hasKey
        ? undefined
        : { title: 'Key', sprite: 'key', text: 'Stand here and use Inventory to take it.' };
    case 'chest':
      return state.chestOpen
        ? { title: 'Chest', sprite: 'chest-open', text: 'Empty.' }
        : {
            title: 'Chest',
            sprite: 'chest',
            text: 'Inventory opens it: an item of this level, or half its price in Gold.',
          };
    case 'shop':
      return {
        title: 'Shop',
        sprite: 'shop',
        text: 'Inventory trades here; the whole visit is one action. The Shop tab shows the stock.',
      };
    case undefined:
      return hatches.some(hatch => sameCell(hatch, at))
        ? { title: 'Hatch', sprite: 'hatch', text: 'Monsters climb out of these when an event says so.' }
        : undefined;
  }
}
