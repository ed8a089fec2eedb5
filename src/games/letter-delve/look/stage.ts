/** A battle as a scene of its own: both fighters large, what helps them, and who is likely to win. */
import type { Seat } from '../../../core/game.ts';
import type { FighterModel, StageModel } from '../../../core/look.ts';
import { MAX_HP } from '../data/constants.ts';
import { WEAPONS } from '../data/gear.ts';
import { ITEMS } from '../data/items.ts';
import { MONSTERS } from '../data/monsters.ts';
import { dieAgainst, hpOf, kindOf, monsterById, specialOf } from '../rules/figures.ts';
import type { Battle, Hero, Mods, Monster, State } from '../state.ts';
import { heroOf, isAlone, kindName, plateOf, SPECIAL_WORDS } from './words.ts';
