/** What the barrels hide (a deck, shuffled anew each time) and what lies in the chest (choose one). */
export const FINDS = ['apple', 'candle-stub', 'cobweb'] as const;
export type Find = (typeof FINDS)[number];

export const FIND_NAMES: Readonly<Record<Find, { title: string; text: string }>> = {
  apple: { title: 'A sound apple', text: 'One heart comes back.' },
  'candle-stub': { title: 'A candle stub', text: 'Four more turns of light.' },
  cobweb: { title: 'Cobwebs', text: 'Nothing but dust and legs.' },
};

export const CANDLE_STUB = 4;

export const TOOLS = ['broom', 'pot-lid'] as const;
export type Tool = (typeof TOOLS)[number];

export const TOOL_NAMES: Readonly<Record<Tool, { title: string; text: string }>> = {
  broom: { title: 'Broom', text: 'Your strikes hit on 2 or more instead of 3.' },
  'pot-lid': { title: 'Pot lid', text: 'Catches one bite, when you say so.' },
};
