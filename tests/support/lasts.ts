/** How long a motion holds up the next one, at normal speed; what lingers while the game goes on does not count. */
import type { Motion } from '../../src/core/look.ts';
import { clashLasts } from '../../src/table/motions/clash-time.ts';
import { TIMING } from '../../src/table/timing.ts';

export function lasts(motion: Motion): number {
  const t = TIMING;
  switch (motion.do) {
    case 'together':
      return Math.max(0, ...motion.motions.map(lasts));
    case 'clash':
      return clashLasts(motion) / (motion.pace ?? 1);
    // It slides in once, and is brought up to date after every exchange.
    case 'openFight':
      return t.fightUpdate;
    case 'closeFight':
      return t.fightOut;
    case 'tumble':
      return t.tumbleIn + t.tumbleRoll + t.tumbleSettle + t.tumbleStagger * (motion.dice.length - 1);
    case 'banner':
      return t.bannerIn + t.bannerHold + t.bannerOut;
    case 'card':
      return t.cardFlip + t.cardHoldMost + t.cardLeave;
    case 'fly':
      return t.fly + t.flyStagger * ((motion.count ?? 1) - 1);
    case 'lunge':
      return t.lungeWind + t.lungeOut;
    case 'blow':
      return t.hitStop + (motion.text === undefined ? 0 : t.floatLead);
    case 'death':
      return (t.deathNarrow + t.deathStill + t.deathFall + t.deathLie) * (motion.brief ? t.deathBrief : 1);
    case 'slide':
      return t.slideMost;
    case 'say':
      return t.sayOpen;
    case 'float':
      return t.floatLead;
    case 'wait':
      return motion.ms;
    case 'sound':
    case 'shake':
      return 0;
    case 'deal':
      return t.dealCard + t.dealStagger * (motion.regions.length - 1);
    default:
      return t[motion.do];
  }
}
