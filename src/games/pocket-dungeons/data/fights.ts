/**
 * Fights in which two or three re-rolls meet, counted beforehand: `fights.ts` needs up to half a second for one of them,
 * which no screen should wait for. `odds.test.ts` counts them again.
 */
import type { CardId } from './cards.ts';

type Row = readonly [
  attacker: CardId,
  defender: CardId,
  how: 'beside' | 'charge',
  defends: 'stands' | 'lies',
  hit: number,
  counter: number,
  both: number,
];

/** In melee, in millionths: the attacker strikes, the defender strikes, both do. A charge counts where it gives a re-roll. */
// biome-ignore format: a table
export const FIGHTS: readonly Row[] = [
  ['warrior', 'elf',               'charge', 'stands',  948713,  45019,  39768],
  ['warrior', 'elf',               'charge', 'lies',    958869,      0,      0],
  ['warrior', 'priestess',         'charge', 'stands',  841653, 112417,  83807],
  ['warrior', 'priestess',         'charge', 'lies',    888917,      0,      0],
  ['warrior', 'thief',             'charge', 'stands',  860137, 125601, 102167],
  ['warrior', 'thief',             'charge', 'lies',    888917,      0,      0],
  ['warrior', 'dwarf',             'beside', 'stands',  544127, 306754, 171049],
  ['warrior', 'dwarf',             'beside', 'lies',    587164,      0,      0],
  ['warrior', 'dwarf',             'charge', 'stands',  625894, 222608, 134874],
  ['warrior', 'dwarf',             'charge', 'lies',    690583,      0,      0],
  ['warrior', 'mage',              'charge', 'stands',  958869,      0,      0],
  ['warrior', 'mage',              'charge', 'lies',    958869,      0,      0],
  ['warrior', 'shambling-corpse',  'charge', 'stands',  751354,  41966,  22093],
  ['warrior', 'shambling-corpse',  'charge', 'lies',    785817,      0,      0],
  ['warrior', 'goblin-warrior',    'charge', 'stands',  942484, 119199, 108455],
  ['warrior', 'goblin-warrior',    'charge', 'lies',    958869,      0,      0],
  ['warrior', 'goblin-hunter',     'charge', 'stands',  958869,      0,      0],
  ['warrior', 'goblin-hunter',     'charge', 'lies',    958869,      0,      0],
  ['warrior', 'lizardman',         'charge', 'stands',  860137, 125601, 102167],
  ['warrior', 'lizardman',         'charge', 'lies',    888917,      0,      0],
  ['warrior', 'shroud-ghost',      'charge', 'stands',  785817,      0,      0],
  ['warrior', 'shroud-ghost',      'charge', 'lies',    785817,      0,      0],
  ['warrior', 'troll',             'beside', 'stands',  203903, 424053, 102368],
  ['warrior', 'troll',             'beside', 'lies',    200334,      0,      0],
  ['warrior', 'troll',             'charge', 'stands',  263842, 305340,  78575],
  ['warrior', 'troll',             'charge', 'lies',    315210,      0,      0],
  ['dwarf',   'warrior',           'beside', 'stands',  306754, 544127, 171049],
  ['dwarf',   'troll',             'beside', 'stands',  125335, 475008,  60814],
  ['dwarf',   'troll',             'beside', 'lies',    123832,      0,      0],
  ['troll',   'warrior',           'beside', 'stands',  424053, 203903, 102368],
  ['troll',   'dwarf',             'beside', 'stands',  475008, 125335,  60814],
  ['troll',   'dwarf',             'beside', 'lies',    473505,      0,      0],
];

const WHOLE = 1_000_000;

export function countedFight(
  attacker: CardId,
  defender: CardId,
  isCharge: boolean,
  isLying: boolean,
): { hit: number; counter: number; both: number } | undefined {
  const rows = FIGHTS.filter(
    row => row[0] === attacker && row[1] === defender && row[3] === (isLying ? 'lies' : 'stands'),
  );
  const row = rows.find(([, , how]) => isCharge && how === 'charge') ?? rows[0];
  return row && { hit: row[4] / WHOLE, counter: row[5] / WHOLE, both: row[6] / WHOLE };
}
