/** The tables, written down a second time, to proof-read the data against. One line per row. */

/** Level, die, id, name, Skill, Damage, Range, Health, Gold, Behaviour. */
export const PRINTED_MONSTERS = `
  1 | 1 | goblin-sneak     | Goblin Sneak     | 2 | 1 | 1 | 3 | 1 | Flee (1)
  1 | 2 | grublin          | Grublin          | 2 | 2 | 1 | 4 | 2 | Fast
  1 | 3 | goblin-archer    | Goblin Archer    | 2 | 1 | 3 | 2 | 2 | Flee (2)
  1 | 4 | goblin-chief     | Goblin Chief     | 3 | 1 | 1 | 3 | 2 | Fast
  1 | 5 | goblin-slinger   | Goblin Slinger   | 2 | 1 | 2 | 3 | 2 | Flee (3)
  1 | 6 | warlock          | Warlock          | 4 | 2 | 4 | 2 | 3 | Flee (2)
  2 | 1 | crypt-bat        | Crypt Bat        | 3 | 2 | 1 | 2 | 1 | Fast, Fly
  2 | 2 | rattlebones      | Rattlebones      | 3 | 2 | 1 | 4 | 2 | none
  2 | 3 | drowned-one      | Drowned One      | 2 | 3 | 1 | 5 | 2 | Heal
  2 | 4 | bone-archer      | Bone Archer      | 3 | 2 | 4 | 3 | 3 | Flee (1)
  2 | 5 | grave-acolyte    | Grave Acolyte    | 4 | 2 | 3 | 3 | 3 | Flee (2)
  2 | 6 | barrow-knight    | Barrow Knight    | 4 | 3 | 1 | 5 | 4 | Arm (1)
  3 | 1 | shade            | Shade            | 4 | 2 | 1 | 4 | 2 | Fly, Fast
  3 | 2 | nightblade       | Nightblade       | 4 | 3 | 1 | 5 | 3 | Fast
  3 | 3 | gargoyle         | Gargoyle         | 3 | 4 | 1 | 5 | 3 | Arm (1), Fly
  3 | 4 | shadow-archer    | Shadow Archer    | 3 | 3 | 4 | 4 | 3 | Flee (2)
  3 | 5 | dark-adept       | Dark Adept       | 4 | 3 | 3 | 4 | 4 | Flee (2)
  3 | 6 | blood-countess   | Blood Countess   | 4 | 4 | 1 | 6 | 5 | Heal, Fast
  4 | 1 | imp              | Imp              | 4 | 3 | 2 | 4 | 2 | Fly, Flee (1)
  4 | 2 | hellhound        | Hellhound        | 4 | 4 | 1 | 6 | 3 | Fast
  4 | 3 | fire-drake       | Fire Drake       | 4 | 4 | 3 | 5 | 4 | Fly
  4 | 4 | salamander-guard | Salamander Guard | 5 | 4 | 1 | 6 | 4 | Arm (1)
  4 | 5 | pyromancer       | Pyromancer       | 4 | 5 | 4 | 4 | 4 | Flee (2)
  4 | 6 | sceptre-keeper   | Sceptre Keeper   | 5 | 5 | 1 | 6 | 6 | Arm (2)
`;

/** Level, die, id, item, price, half, effect. */
export const PRINTED_ITEMS = `
  1 | 1 | health-potion-1   | Health Potion      | 2  | 1 | +1 HP
  1 | 2 | mana-potion-1     | Mana Potion        | 1  | 1 | +1 MP
  1 | 3 | leather-jerkin    | Leather Jerkin     | 4  | 2 | Armour =1, +1 HP
  1 | 4 | apprentices-wand  | Apprentice's Wand  | 4  | 2 | Max Mana =3, +1 MP
  1 | 5 | short-sword       | Short Sword        | 5  | 3 | Damage =2, +1 HP
  1 | 6 | duelling-gloves   | Duelling Gloves    | 5  | 3 | Skill =3, +1 HP
  2 | 1 | health-potion-2   | Health Potion      | 3  | 2 | +1 HP
  2 | 2 | mana-potion-2     | Mana Potion        | 2  | 1 | +1 MP
  2 | 3 | bone-wand         | Bone Wand          | 7  | 4 | Max Mana =4, +1 MP
  2 | 4 | chain-shirt       | Chain Shirt        | 8  | 4 | Armour =2
  2 | 5 | broadsword        | Broadsword         | 9  | 5 | Damage =3
  2 | 6 | gravewardens-band | Gravewarden's Band | 11 | 6 | Skill =4
  3 | 1 | health-potion-3   | Health Potion      | 3  | 2 | +1 HP
  3 | 2 | mana-potion-3     | Mana Potion        | 2  | 1 | +1 MP
  3 | 3 | shadow-robes      | Shadow Robes       | 8  | 4 | Armour =2, Max Mana =4
  3 | 4 | moonsteel-blade   | Moonsteel Blade    | 11 | 6 | Damage =4
  3 | 5 | mask-of-eyes      | Mask of Eyes       | 11 | 6 | Skill =4, Max Mana =3
  3 | 6 | knights-plate     | Knight's Plate     | 12 | 6 | Armour =3
  4 | 1 | health-potion-4   | Health Potion      | 4  | 2 | +1 HP
  4 | 2 | twin-flask        | Twin Flask         | 6  | 3 | +1 HP, +1 MP
  4 | 3 | archmages-mantle  | Archmage's Mantle  | 9  | 5 | Armour =3, Max Mana =5
  4 | 4 | demonbane         | Demonbane          | 13 | 7 | Damage =5
  4 | 5 | dragonscale       | Dragonscale        | 11 | 6 | Armour =4
  4 | 6 | crown-of-mastery  | Crown of Mastery   | 15 | 8 | Skill =5
`;

/** Level, die, id, name, effect. */
export const PRINTED_EVENTS = `
  1 | 1 | rockfall         | Rockfall              | test(2)
  1 | 2 | war-horn         | War Horn              | advance(1)
  1 | 3 | scuttling        | Scuttling in the Dark | respawn
  1 | 4 | cutpurse         | Cutpurse              | Skill Test, on a failure lose 2 Gold
  1 | 5 | dropped-purse    | Dropped Purse         | gain 1 Gold
  1 | 6 | glowcap-grove    | Glowcap Grove         | gain 2 Health, then gain 1 Mana
  2 | 1 | flood            | Flood                 | lose 2 Health, one by one
  2 | 2 | the-dead-walk    | The Dead Walk         | advance(2)
  2 | 3 | open-grave       | Open Grave            | respawn
  2 | 4 | grasping-hands   | Grasping Hands        | lose 1 Health, one by one, then 1 Mana (not below 1)
  2 | 5 | offering-bowl    | Offering Bowl         | gain 1 Gold
  2 | 6 | holy-spring      | Holy Spring           | gain 2 Health, then gain 1 Mana
  3 | 1 | blade-corridor   | Blade Corridor        | test(5)
  3 | 2 | hunting-bell     | Hunting Bell          | advance(2)
  3 | 3 | rift             | Rift                  | respawn
  3 | 4 | draining-cold    | Draining Cold         | lose 2 Health (Armour applies), then 1 Mana (not below 1)
  3 | 5 | patrol           | Patrol                | respawn
  3 | 6 | moonlit-font     | Moonlit Font          | gain 2 Health, then gain 1 Mana
  4 | 1 | gout-of-flame    | Gout of Flame         | test(6)
  4 | 2 | the-vault-wakes  | The Vault Wakes       | advance(3)
  4 | 3 | summoning-circle | Summoning Circle      | respawn
  4 | 4 | ember-storm      | Ember Storm           | lose 2 Health, one by one
  4 | 5 | dead-heros-purse | Dead Hero's Purse     | gain 2 Gold
  4 | 6 | phoenix-ash      | Phoenix Ash           | gain 3 Health, then gain 1 Mana
`;

/** The rows of the eight faces, top to bottom. */
export const PRINTED_FACES = {
  '1A': ['Pillared Porch', '.......', '.#.#.#.', '...E...', '.#.#.#.', '......H'],
  '1B': ['Fallen Gate', '##...##', '#E#....', '.....#.', '##.#...', '##...#H'],
  '2A': ['The Moat', '.......', '.~~.~~.', '.~K.H~.', '.~~.~~.', 'H......'],
  '2B': ['Ossuary', '#.....#', '.H#K#..', '.......', '..#.#H.', '#.....#'],
  '3A': ['Twin Channels', 'H.~.~.C', '....~..', '..~X~..', '..~....', '..~.~.H'],
  '3B': ['The Coil', 'H......', '.#.###.', '.#.X.#.', '.###.#.', 'C.....H'],
  '4A': ['Arcade', '..#.#..', '.H.S.#.', '.......', '.#...H.', '..#.#..'],
  '4B': ["Smugglers' Pool", '##...##', '#H.~..#', '..~~~S.', '#..~.H#', '##...##'],
} as const;
