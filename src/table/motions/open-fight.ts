import { easeOut } from '../easing.ts';
import { type Side, SIDES } from '../fight/layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { breakHearts } from './fighting.ts';

/** A fight slides in over the dimmed board; one that is on already is brought up to date. */
export const openFight: Performer<'openFight'> = async ({ fight: model }, table) => {
  const { fight, clock } = table;
  if (fight.set === undefined || fight.set.title !== model.title) {
    table.stepBack();
    fight.open(model);
    table.uncover();
    await clock.run(TIMING.fightIn, t => fight.slide(t), easeOut);
    return;
  }
  const before = (side: Side) => fight.set?.fighters[side].gauge?.value ?? 0;
  const hearts = { left: before('left'), right: before('right') };
  const odds = fight.set.odds?.odds;
  const next = SIDES.filter(side => fight.set?.fighters[side].isThere(model[side]) === false);
  fight.update(model);
  const { set } = fight;
  for (const side of SIDES) breakHearts(table, set, side, hearts[side]);
  await clock.run(table.calm ? 0 : TIMING.fightUpdate, t => {
    if (fight.set !== set) return;
    if (odds !== undefined) set.odds?.pull(odds, easeOut(t));
    // Not out of the crumbs of the last one, or it would seem to rise again.
    for (const side of next) set.fighters[side].stepIn(easeOut(t));
  });
};
