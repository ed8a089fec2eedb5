/** One performer for every kind of motion. A new kind fails to compile here until it has one. */
import type { Motion, MotionKind } from '../../core/look.ts';
import type { Performer, Stage } from '../stage.ts';
import { appear } from './appear.ts';
import { banner } from './banner.ts';
import { beam } from './beam.ts';
import { blow } from './blow.ts';
import { burst } from './burst.ts';
import { card } from './card.ts';
import { clash } from './clash.ts';
import { crumble } from './crumble.ts';
import { darken } from './darken.ts';
import { deal } from './deal.ts';
import { death } from './death.ts';
import { dissolve } from './dissolve.ts';
import { flash } from './flash.ts';
import { flip } from './flip.ts';
import { float } from './float.ts';
import { fly } from './fly.ts';
import { glow } from './glow.ts';
import { hop } from './hop.ts';
import { lunge } from './lunge.ts';
import { say } from './say.ts';
import { shake } from './shake.ts';
import { slide } from './slide.ts';
import { sound } from './sound.ts';
import { spectacle } from './spectacle.ts';
import { openFight } from './open-fight.ts';
import { together } from './together.ts';
import { tumble } from './tumble.ts';
import { closeFight } from './close-fight.ts';
import { vanish } from './vanish.ts';
import { wait } from './wait.ts';

const PERFORMERS: { readonly [K in MotionKind]: Performer<K> } = {
  hop,
  slide,
  lunge,
  blow,
  flip,
  appear,
  vanish,
  crumble,
  flash,
  say,
  float,
  fly,
  beam,
  burst,
  glow,
  tumble,
  card,
  banner,
  deal,
  openFight,
  clash,
  dissolve,
  closeFight,
  death,
  shake,
  darken,
  spectacle,
  sound,
  wait,
  together,
};

export async function performMotion<K extends MotionKind>(
  motion: Extract<Motion, { do: K }>,
  table: Stage,
): Promise<void> {
  await (PERFORMERS[motion.do as K] as Performer<K>)(motion, table);
}
