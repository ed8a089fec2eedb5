/** The abilities by name, told in a sentence each: what the card would say. What they do is the rules' affair. */

// biome-ignore format: a table
export const ABILITIES = {
  'swordplay':           { name: 'Swordplay',           text: 'Once per melee assault: re-roll one die of the opponent.' },
  'bulls-rush':          { name: "Bull's Rush",         text: 'After a charge into melee: re-roll one of your own dice.' },
  'nimble-archer':       { name: 'Nimble Archer',       text: 'Move one tile before or after a ranged assault.' },
  'swift':               { name: 'Swift',               text: 'The first failed die of every rush is rolled again.' },
  'healing-spells':      { name: 'Healing Spells',      text: 'On 4+ she survives a defeat. As a hero she may try the same for a hero beside her.' },
  'blessings':           { name: 'Blessings',           text: 'Once per event: roll a Hazard, Trap or Encounter again and keep the second.' },
  'sneak':               { name: 'Sneak',               text: 'Cannot be charged by those who do not see it.' },
  'pilfer':              { name: 'Pilfer',              text: "After a close assault: steal up to a die's worth of treasure." },
  'resilient':           { name: 'Resilient',           text: 'Re-roll one defence die, in assaults and in failed defence tests.' },
  'goldlust':            { name: 'Goldlust',            text: 'Picks up the treasure of every free tile entered, at no cost.' },
  'phase':               { name: 'Phase',               text: 'Magic 5+: step through a wall into the tile behind.' },
  'gust':                { name: 'Gust',                text: 'After a magic assault without a hit: the opponent is blown one tile away.' },
  'undying':             { name: 'Undying',             text: 'On 4+ it survives any defeat that is not magical.' },
  'aura-of-fear':        { name: 'Aura of Fear',        text: 'The living who begin beside it pass Magic defence 4+ or flee.' },
  'craven':              { name: 'Craven',              text: 'Before an assault: on 1 or 2 it dares not.' },
  'ambush':              { name: 'Ambush',              text: 'After a charge round a corner the enemy has one die fewer in both pools.' },
  'amphibious':          { name: 'Amphibious',          text: 'Needs no test to enter water.' },
  'aquatic-superiority': { name: 'Aquatic Superiority', text: 'From water, every other water tile is one step away.' },
  'incorporeal':         { name: 'Incorporeal',         text: 'Walks and strikes through walls, doors and figures.' },
  'tough-hide':          { name: 'Tough Hide',          text: "In melee and ranged assaults: re-roll one of the opponent's attack dice." },
  'angry':               { name: 'Angry',               text: 'Charges the nearest in sight, whether its master likes it or not.' },
} as const;

export type AbilityId = keyof typeof ABILITIES;

/** Those that throw a die of a fight again, in the order in which they are offered. */
export const REROLLS = ['swordplay', 'bulls-rush', 'resilient', 'tough-hide'] as const;
export type RerollAbility = (typeof REROLLS)[number];
/** Those that may save a life. */
export type SaveAbility = 'undying' | 'healing-spells';
