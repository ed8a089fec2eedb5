/**
 * How long everything takes at speed 1, in milliseconds. What blocks the next event stays under a quarter of a
 * second, unless it is there to be looked at (dice, cards, banners, the end), and those can be skipped.
 */
export const TIMING = {
  /** The camera goes to what is out of sight before it happens. */
  follow: 200,
  /** One cell, by foot. */
  hop: 150,
  /** One cell of a slide; longer ways take longer, but never more than `slideMost`. */
  slide: 70,
  slideMost: 240,
  /** Drawing back, then the way to the foe; a far one takes longer. What is left of it lingers. */
  lungeWind: 55,
  lungeOut: 60,
  lungeFar: 110,
  lungeBack: 140,
  /** The instant in which a blow lands: nothing moves. */
  hitStop: 60,
  /** Recoil and flash of the struck, which nobody waits for. */
  recoil: 220,
  flip: 180,
  appear: 200,
  vanish: 200,
  crumble: 220,
  flash: 140,
  /** A bubble opens, then stays without blocking. */
  sayOpen: 90,
  sayHold: 900,
  floatLead: 90,
  floatRise: 800,
  fly: 240,
  flyStagger: 45,
  beam: 200,
  burst: 180,
  glow: 220,
  glowFade: 600,
  tumbleIn: 90,
  tumbleRoll: 430,
  tumbleStagger: 70,
  tumbleSettle: 160,
  tumbleHold: 900,
  /** A cross over a die that does not count. */
  strike: 110,
  /** Two dice that cancel slide together and go dark. */
  pair: 150,
  fightIn: 220,
  fightOut: 160,
  /** Gauges and odds follow without holding anybody up for long. */
  fightUpdate: 120,
  clashRoll: 210,
  clashSettle: 70,
  /** Drawing back, crossing the stage, the blow that stands still, and a breath. */
  clashWind: 70,
  clashCross: 120,
  clashStop: 65,
  clashHold: 140,
  clashReturn: 190,
  /** The word of it stays on while the next roll begins. */
  clashVerdict: 900,
  clashHurt: 260,
  /** The fallen falls apart on the stage. */
  dissolve: 180,
  /** A second of somebody's end: the light narrows, all stands still, the figure falls, and lies. */
  deathNarrow: 260,
  deathStill: 240,
  deathFall: 220,
  deathLie: 300,
  deathLeave: 320,
  deathWords: 900,
  /** The end of a rival is told in so much of it. */
  deathBrief: 0.45,
  cardFlip: 320,
  cardHold: 1100,
  cardHoldPerLetter: 22,
  cardHoldMost: 3400,
  cardLeave: 180,
  bannerIn: 220,
  bannerHold: 900,
  bannerOut: 180,
  dealCard: 260,
  dealStagger: 110,
  shake: 180,
  darken: 240,
  spectacle: 2000,
  spectacleStay: 1600,
  outline: 240,
} as const;
