/** Snipe: one attack without an answer, two squares away. No battle items, no windows inside. */
import type { Hero, Monster } from '../state/state.ts';
import { die } from './ending.ts';
import { dieAgainst, hpOf, kindOf, weaponDie } from './pieces.ts';
import { slay } from './slaying.ts';
import { change, type Turn } from './turn.ts';
import { wake } from './waking.ts';

export function snipe(turn: Turn, hero: Hero, monster: Monster | null, rival: Hero | null): void {
  if (monster) shootMonster(turn, hero, monster);
  else if (rival) shootRival(turn, hero, rival);
}

/** Equal or higher hits. The wound stays until its next battle ends; a sleeper that survives wakes, hit or miss. */
function shootMonster(turn: Turn, hero: Hero, monster: Monster): void {
  const roll = turn.d(weaponDie(hero));
  const foeRoll = turn.d(dieAgainst(monster, hero));
  const hit = roll >= foeRoll;
  const wound = monster.wound + (hit ? 1 : 0);
  const kind = kindOf(monster);
  const shot = { hero: hero.seat, monster: monster.id, kind, rival: null, at: monster.at };
  turn.tell({ type: 'sniped', roll, foeRoll, hit, wound, ...shot });
  const hurt = change(turn, monster.id, { wound });
  if (wound >= hpOf(monster)) slay(turn, hurt, hero);
  else if (!monster.awake) wake(turn, hurt, 'shot', hero.seat);
}

/** Only higher hits; Leather soaks it, because the shot is a battle of its own. */
function shootRival(turn: Turn, hero: Hero, rival: Hero): void {
  const { tell, d } = turn;
  const roll = d(weaponDie(hero));
  const foeRoll = d(weaponDie(rival));
  const hit = roll > foeRoll;
  const shot = { hero: hero.seat, monster: null, kind: null, rival: rival.seat, at: rival.at! };
  tell({ type: 'sniped', roll, foeRoll, hit, wound: 0, ...shot });
  if (!hit) return;
  if (rival.armour) return tell({ type: 'soaked', seat: rival.seat, by: 'leather', left: 0 });
  rival.hp -= 1;
  tell({ type: 'hp-changed', seat: rival.seat, by: -1, hp: rival.hp, why: 'shot', die: null });
  if (rival.hp === 0) die(turn, rival, 'snipe', hero);
}
