/** The abilities by name, told in a sentence each: what the card would say. What they do is the rules' affair. */

// biome-ignore format: a table
export const ABILITIES = {
  'swordplay':           { name: 'Swordplay',           text: "Once per melee attack: re-roll one of the opponent's dice." },
  'bulls-rush':          { name: "Bull's Rush",         text: 'After charging into melee: re-roll one of your own dice.' },
  'nimble-archer':       { name: 'Nimble Archer',       text: 'Can step one tile before or after shooting.' },
  'swift':               { name: 'Swift',               text: 'When exploring, charging or fleeing: re-rolls the first failed die.' },
  'healing-spells':      { name: 'Healing Spells',      text: 'On 4+ she survives being killed. As a delver, she can also try to save one beside her.' },
  'blessings':           { name: 'Blessings',           text: 'Once per event: roll again for a hazard, trap or encounter, and keep the second roll.' },
  'sneak':               { name: 'Sneak',               text: "Can't be charged by anyone who doesn't see it." },
  'pilfer':              { name: 'Pilfer',              text: 'After a close attack: rolls a die and steals up to that much treasure.' },
  'resilient':           { name: 'Resilient',           text: 'Re-roll one defence die in attacks and in failed defence tests.' },
  'goldlust':            { name: 'Goldlust',            text: 'Picks up treasure on every free tile entered, at no cost.' },
  'phase':               { name: 'Phase',               text: 'Magic 5+: step through a wall to the tile behind it.' },
  'gust':                { name: 'Gust',                text: 'After a magic attack without a hit: blows the opponent one tile away.' },
  'undying':             { name: 'Undying',             text: 'On 4+ it survives anything but magic.' },
  'aura-of-fear':        { name: 'Aura of Fear',        text: 'Living figures that start beside it must pass Magic defence 4+ or flee.' },
  'craven':              { name: 'Craven',              text: "Rolls before it attacks: on 1 or 2 it doesn't dare." },
  'ambush':              { name: 'Ambush',              text: 'After charging round a corner: the target has one die fewer to attack and to defend.' },
  'amphibious':          { name: 'Amphibious',          text: 'Needs no test to enter water.' },
  'aquatic-superiority': { name: 'Aquatic Superiority', text: 'From water, every other water tile is one step away.' },
  'incorporeal':         { name: 'Incorporeal',         text: 'Moves and attacks through walls, doors and figures.' },
  'tough-hide':          { name: 'Tough Hide',          text: "In melee and ranged attacks: re-roll one of the opponent's attack dice." },
  'angry':               { name: 'Angry',               text: 'Charges the nearest figure it sees, whether you like it or not.' },
} as const;

export type AbilityId = keyof typeof ABILITIES;

/** Those that throw a die of a fight again, in the order in which they are offered. */
export const REROLLS = ['swordplay', 'bulls-rush', 'resilient', 'tough-hide'] as const;
export type RerollAbility = (typeof REROLLS)[number];
/** Those that may save a life. */
export type SaveAbility = 'undying' | 'healing-spells';
