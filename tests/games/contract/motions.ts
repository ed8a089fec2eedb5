/** What is wrong with how one step moves, sounds and reads. */
import type { GameAction, GameEvent, GameState } from '../../../src/core/game.ts';
import type { BoardModel, Motion, Place } from '../../../src/core/look.ts';
import { type Moment, momentsOf, standing } from '../../../src/core/moments.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import { checkFight, checkToken } from './models.ts';
import type { Packs } from './packs.ts';
import { type Findings, isDie, isMotion, isOnBoard, isPool, isSaid, isTone } from './words.ts';

export interface Told {
  readonly before: GameState;
  /** None at the opening. */
  readonly action?: GameAction;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Tokens that stand on the board before or after the step, or that one of its motions brings. */
export function checkStep(room: AnyRoom, told: Told, packs: Packs, findings: Findings): void {
  const boards = [room.board(told.before, 0), room.board(told.after, 0)];
  const tokens = new Set(boards.flatMap(board => board.tokens.map(token => token.id)));
  const scene: Scene = {
    event: '',
    boards,
    tokens,
    fighting: boards[0]?.fight !== undefined,
    packs,
    findings,
  };
  const { before, action, events } = told;
  const moments = action ? momentsOf(room.game, before, action) : standing(before, events);
  for (const moment of moments) {
    const { event } = moment;
    checkSentence(room, moment, findings);
    const motionsOf = room.motions[event.type];
    if (!motionsOf) {
      findings.expect(false, `event ${event.type} has no motion`);
      continue;
    }
    scene.event = event.type;
    for (const motion of motionsOf(event, moment)) checkMotion(scene, motion);
  }
}

function checkSentence(room: AnyRoom, moment: Moment<GameState, GameEvent>, findings: Findings): void {
  const { event } = moment;
  const sentenceOf = room.sentences[event.type];
  if (!sentenceOf) return findings.expect(false, `event ${event.type} has no sentence`);
  const line = sentenceOf(event, moment);
  const text = typeof line === 'string' ? line : line.text;
  findings.expect(!/undefined|null|NaN|\[object/.test(text), `event ${event.type} reads "${text}"`);
  if (typeof line !== 'string')
    findings.expect(isTone(line.tone), `event ${event.type}: unknown tone ${line.tone}`);
}

interface Scene {
  event: string;
  readonly boards: readonly BoardModel[];
  readonly tokens: Set<string>;
  /** A fight is on: dice may clash. */
  fighting: boolean;
  readonly packs: Packs;
  readonly findings: Findings;
}

function checkMotion(scene: Scene, motion: Motion): void {
  const { event, boards, tokens, packs, findings } = scene;
  const fine = (isFine: boolean, otherwise: string): void =>
    findings.expect(isFine, `event ${event}, ${motion.do}: ${otherwise}`);
  const token = (id: string): void => fine(tokens.has(id), `there is no token ${id}`);
  const tone = (name: string): void => fine(isTone(name), `unknown tone ${name}`);
  const sprite = (key: string | undefined): void =>
    findings.expect(key === undefined || packs.hasSprite(key), `no sprite ${key} (motion of ${event})`);
  const place = (at: Place): void => {
    if ('token' in at) token(at.token);
    else if ('panel' in at) fine(isSaid(at.panel), 'a panel without a name');
    else
      fine(
        boards.some(board => isOnBoard(board.extent, at)),
        'a place off the board',
      );
  };
  fine(isMotion(motion.do), 'an unknown motion');
  switch (motion.do) {
    case 'hop':
    case 'slide':
      token(motion.token);
      return place(motion.to);
    case 'lunge':
      token(motion.token);
      return place(motion.toward);
    case 'flip':
      token(motion.token);
      return sprite(motion.sprite);
    case 'appear':
      checkToken(boards.at(-1)!, motion.token, packs, findings);
      tokens.add(motion.token.id);
      return;
    case 'vanish':
    case 'crumble':
      return token(motion.token);
    case 'flash':
      token(motion.token);
      return tone(motion.tone);
    case 'say':
      token(motion.token);
      fine(isSaid(motion.text), 'says nothing');
      return tone(motion.tone ?? 'plain');
    case 'float':
      place(motion.at);
      sprite(motion.icon);
      fine(isSaid(motion.text) || motion.icon !== undefined, 'floats nothing');
      return tone(motion.tone);
    case 'fly':
      place(motion.from);
      place(motion.to);
      return sprite(motion.sprite);
    case 'beam':
      place(motion.from);
      place(motion.to);
      sprite(motion.sprite);
      return tone(motion.tone);
    case 'burst':
    case 'glow':
      place(motion.at);
      return tone(motion.tone);
    case 'tumble':
      return fine(
        motion.dice.length > 0 && motion.dice.every(isDie),
        `impossible dice ${JSON.stringify(motion.dice)}`,
      );
    case 'card':
      sprite(motion.picture);
      fine(isSaid(motion.title), 'a card without a title');
      return tone(motion.tone);
    case 'banner':
      fine(isSaid(motion.title), 'a banner without a title');
      return tone(motion.tone);
    case 'deal':
      return fine(motion.regions.length > 0, 'deals nothing');
    case 'openFight':
      scene.fighting = true;
      return checkFight(motion.fight, packs, findings);
    case 'clash':
      fine(scene.fighting, 'no fight is open');
      fine(
        [motion.left, motion.right].every(isPool),
        `impossible dice ${JSON.stringify([motion.left, motion.right])}`,
      );
      fine(isSaid(motion.verdict), 'says nothing');
      return tone(motion.tone);
    case 'closeFight':
      scene.fighting = false;
      return;
    case 'shake':
      return fine([1, 2, 3].includes(motion.strength), `strength ${motion.strength}`);
    case 'darken':
      return fine(motion.to >= 0 && motion.to <= 100, `to ${motion.to}`);
    case 'spectacle':
      sprite(motion.sprite);
      return fine(isSaid(motion.text), 'says nothing');
    case 'sound':
      return findings.expect(packs.hasSound(motion.key), `no sound ${motion.key} (motion of ${event})`);
    case 'wait':
      return fine(motion.ms >= 0 && motion.ms <= 5000, `waits ${motion.ms} ms`);
    case 'together':
      for (const inner of motion.motions) checkMotion(scene, inner);
  }
}
