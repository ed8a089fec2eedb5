/** Motions of blows: a stage for each exchange, and what is left of the loser. */
import type { Of } from '../../../core/game.ts';
import {
  burst,
  clash,
  crumble,
  flash,
  float,
  lunge,
  shake,
  sound,
  openFight,
  together,
  closeFight,
  type Motion,
} from '../../../core/look.ts';
import { kindOf } from '../data/monsters.ts';
import { attackers } from '../rules/monsters-turn.ts';
import { here } from '../rules/monsters.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { herDie, HER, theirDie, type Part } from './motion-words.ts';
import { KORA } from './places.ts';
import { herBlow, theirBlow } from './fight.ts';

type Struck = Of<Event, 'monster-attacked'>;

export const fightMotions = {
  attacked: (event, { before: moment }) => {
    const { monster: id, kind, die, roll, bonus, total, foeDie, foeRoll, hit, chain } = event;
    const verdict = hit ? 'slain!' : total === foeRoll ? 'a tie: no' : 'parried';
    return [
      together(lunge(KORA, { token: id }), sound('slash'), openFight(herBlow(moment, { id, kind }))),
      together(
        sound('die'),
        clash(
          [herDie(die, roll, bonus, hit)],
          [theirDie(foeDie, foeRoll, !hit)],
          `${total} v ${foeRoll}: ${verdict}`,
          hit ? 'good' : 'dim',
          hit ? 'right' : 'none',
          chain > 1 && kind !== 'grislyk' ? 2 : 1,
        ),
      ),
      sound(hit ? (chain > 1 ? 'chain' : 'slay') : 'block'),
      ...(hit ? [] : [closeFight()]),
    ];
  },
  /** As long as somebody is left to strike at, the scene stays and the next one steps forward. */
  'monster-slain': ({ monster: id, kind, by }, { after }) => {
    const [next] = here(after);
    const fallen: Motion = together(
      crumble(id),
      burst({ token: id }, kind === 'grislyk' ? 'magic' : 'bad', kind === 'grislyk' ? 4 : 2),
      sound('crumble'),
    );
    if (by !== 'sword') return [together(burst({ token: id }, 'fire', 2), fallen)];
    const scene = next ? openFight(herBlow(after, next)) : closeFight();
    return [together(scene, fallen), ...(kind === 'grislyk' ? [shake(3)] : [])];
  },
  'monster-attacked': (event, { before: moment, earlier }) => {
    const { monster: id, kind, die, roll, defenseDie, defenseRoll, bonus, defenseTotal, hit, repeat } = event;
    const verdict = hit ? 'a wound!' : roll === defenseTotal ? 'a tie: blocked' : 'blocked';
    const isFirst = !earlier.some(({ type }) => type === 'monster-attacked');
    return [
      together(
        ...(isFirst ? [lunge(id, HER), sound(`${kind}-hit`)] : []),
        openFight(theirBlow(moment, { id, kind })),
      ),
      together(
        sound('die'),
        clash(
          [herDie(defenseDie, defenseRoll, bonus, !hit)],
          [theirDie(die, roll, hit)],
          `${defenseTotal} v ${roll}: ${repeat > 1 && hit ? `wound ${repeat}!` : verdict}`,
          hit ? 'bad' : 'good',
          hit ? 'left' : 'none',
          paceOf(moment),
        ),
      ),
      sound(hit ? `${kind}-hit` : 'block'),
      ...(!hit && isLast(moment, event) ? [closeFight()] : []),
    ];
  },
  /** In a fight the stage shows the heart break; elsewhere it flies. */
  wounded: (event, { after, earlier }) => {
    const blow = earlier.at(-1);
    const isDying = event.life <= 1;
    const hurt = together(
      flash(KORA, 'bad'),
      float(HER, '-1', 'bad', 'chip-heart'),
      sound('hurt'),
      ...(isDying ? [shake(event.life === 0 ? 3 : 2), sound('heartbeat')] : [shake(1)]),
    );
    if (blow?.type !== 'monster-attacked') return [hurt];
    return [
      together(openFight(theirBlow(after, { id: blow.monster, kind: blow.kind })), hurt),
      ...(isLast(after, blow) ? [closeFight()] : []),
    ];
  },
  'crowded-out': event => [together(...event.monsters.map(id => float({ token: id }, 'no room', 'dim')))],
  unseen: () => [together(sound('vanish'), float(HER, 'unseen', 'ice', 'icon-invisible'))],
} satisfies Part;

/** The last blow of the phase: the sorcerer goes on as long as he hits and she lives. */
function isLast(moment: State, { monster, kind, hit }: Struck): boolean {
  if (moment.kora.life === 0) return true;
  const goesOn = hit && kindOf(kind).repeats;
  return attackers(moment).at(-1)?.id === monster && !goesOn;
}

/** Many blows hurry, but the last Life is always played in full. */
function paceOf(moment: State): 1 | 2 | 4 {
  if (moment.kora.life <= 1) return 1;
  const count = attackers(moment).length;
  return count <= 2 ? 1 : count <= 5 ? 2 : 4;
}
