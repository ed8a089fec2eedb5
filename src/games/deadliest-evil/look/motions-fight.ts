/** Motions of blows: a stage for each exchange, and what is left of the loser. */
import type { Of } from '../../../core/game.ts';
import {
  burst,
  clash,
  crumble,
  dissolve,
  flash,
  float,
  lunge,
  shake,
  sound,
  openFight,
  together,
  vanish,
  closeFight,
} from '../../../core/look.ts';
import { kindOf } from '../data/monsters.ts';
import { attackers } from '../rules/monsters-turn.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { herDie, HER, theirDie, type Part } from './motion-words.ts';
import { KORA } from './places.ts';
import { herBlow, theirBlow } from './fight.ts';

type Struck = Of<Event, 'monster-attacked'>;

export const fightMotions = {
  attacked: (event, { before: moment }) => {
    const { monster: id, kind, die, roll, bonus, total, foeDie, foeRoll, hit, chain } = event;
    const isNear = foeRoll - total <= 1;
    const verdict = hit ? 'killed!' : isNear ? 'so close!' : 'parried';
    return [
      together(lunge(KORA, { token: id }), sound('swish'), openFight(herBlow(moment, { id, kind }))),
      together(
        sound('die'),
        clash({
          left: [herDie(die, roll, bonus, hit)],
          right: [theirDie(foeDie, foeRoll, !hit)],
          verdict: `${total} v ${foeRoll}: ${verdict}`,
          tone: hit ? 'good' : 'dim',
          hurt: hit ? 'right' : 'none',
          saved: { by: 'left', how: isNear ? 'near' : 'parry' },
          sounds: { blow: hit ? 'hit' : isNear ? 'graze' : 'parry' },
          pace: chain > 1 && kind !== 'grislyk' ? 2 : 1,
        }),
      ),
      ...(hit ? [] : [closeFight()]),
    ];
  },
  /** The scene closes: whom to strike next, or where to go, is chosen with the whole map in sight. */
  'monster-slain': ({ monster: id, kind, by }, { earlier }) => {
    const isGrislyk = kind === 'grislyk';
    const fallen = burst({ token: id }, isGrislyk ? 'magic' : 'bad', isGrislyk ? 4 : 2);
    if (by !== 'sword')
      return [together(burst({ token: id }, 'fire', 2), fallen, crumble(id), sound('crumble'))];
    const blow = earlier.at(-1);
    const isChain = blow?.type === 'attacked' && blow.chain > 1;
    return [
      together(dissolve('right'), sound(isChain ? 'chain' : 'slay')),
      together(closeFight(), vanish(id, 'fade'), fallen),
      ...(isGrislyk ? [shake(3)] : []),
    ];
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
        clash({
          left: [herDie(defenseDie, defenseRoll, bonus, !hit)],
          right: [theirDie(die, roll, hit)],
          verdict: `${defenseTotal} v ${roll}: ${repeat > 1 && hit ? `wound ${repeat}!` : verdict}`,
          tone: hit ? 'bad' : 'good',
          hurt: hit ? 'left' : 'none',
          saved: { by: 'right', how: 'block' },
          sounds: { blow: hit ? `${kind}-hit` : 'block' },
          pace: paceOf(moment),
        }),
      ),
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
      // Her last Life: the stage stays, for her end.
      ...(isLast(after, blow) && after.kora.life > 0 ? [closeFight()] : []),
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
