/** What is wrong with the models of one state: board, sheet, prompt, tool-tips, overlays. */
import type { GameState, Seat } from '../../../src/core/game.ts';
import { type Cell, cellName, cellsOf, sameCell } from '../../../src/core/grid.ts';
import {
  TERRAIN,
  type BoardModel,
  type EdgeName,
  type FighterModel,
  type GaugeModel,
  type PromptModel,
  type SheetPart,
  type FightModel,
  type TokenModel,
} from '../../../src/core/look.ts';
import { same } from '../../../src/core/plain.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import type { Packs } from './packs.ts';
import { legalOf } from './record.ts';
import { type Findings, isDie, isMark, isOnBoard, isPool, isSaid, isTone, repeated } from './words.ts';

const GROUNDS: ReadonlySet<string> = new Set(Object.values(TERRAIN));

export function checkBoard(
  room: AnyRoom,
  state: GameState,
  seat: Seat,
  packs: Packs,
  findings: Findings,
): void {
  const board = room.board(state, seat);
  const { extent, ground, light, tokens } = board;
  findings.expect(ground.rows.length === extent.rows, `${ground.key}: ${ground.rows.length} rows of ground`);
  for (const row of ground.rows) {
    findings.expect(row.length === extent.columns, `${ground.key}: a row of ${row.length} cells`);
    for (const letter of row)
      findings.expect(GROUNDS.has(letter), `${ground.key}: unknown ground "${letter}"`);
  }
  for (const frame of packs.missingTiles(ground)) findings.expect(false, `no tile ${frame}`);
  for (const { sprite, at } of ground.decor) {
    findings.expect(packs.hasSprite(sprite), `no sprite ${sprite} (decor)`);
    findings.expect(isOnBoard(extent, at), `decor ${sprite} lies off the board`);
  }
  for (const id of repeated(tokens.map(token => token.id))) findings.expect(false, `two tokens ${id}`);
  for (const token of tokens) checkToken(board, token, packs, findings);
  findings.expect(light.ambient >= 0 && light.ambient <= 100, `ambient light ${light.ambient}`);
  for (const source of light.sources) {
    findings.expect(isOnBoard(extent, source.at), 'a light stands off the board');
    findings.expect(isTone(source.tone) && source.radius >= 0, `a light is ${source.tone}, ${source.radius}`);
  }
  if (board.focus) findings.expect(isOnBoard(extent, board.focus), 'the camera looks off the board');
  if (board.fight) checkFight(board.fight, packs, findings);
}

/** A fight, whether it stands on the board or a motion brings it. */
export function checkFight(fight: FightModel, packs: Packs, findings: Findings): void {
  findings.expect(isSaid(fight.title), 'a fight has no title');
  for (const fighter of [fight.left, fight.right]) checkFighter(fighter, packs, findings);
  if (fight.odds === undefined) return;
  findings.expect(fight.odds >= 0 && fight.odds <= 100, `${fight.title}: odds of ${fight.odds}`);
}

function checkFighter(fighter: FighterModel, packs: Packs, findings: Findings): void {
  findings.expect(isSaid(fighter.name), 'a fighter has no name');
  findings.expect(packs.hasSprite(fighter.sprite), `no sprite ${fighter.sprite} (fighter)`);
  for (const badge of fighter.badges ?? [])
    findings.expect(packs.hasSprite(badge), `no sprite ${badge} (badge of a fighter)`);
  if (fighter.gauge) checkGauge(`fighter ${fighter.name}`, fighter.gauge, findings);
  const dice = fighter.dice ?? [];
  findings.expect(isPool(dice), `fighter ${fighter.name}: impossible dice ${JSON.stringify(dice)}`);
}

function checkGauge(whose: string, { value, max }: GaugeModel, findings: Findings): void {
  findings.expect(value >= 0 && value <= max, `${whose}: gauge ${value} of ${max}`);
}

export function checkToken(board: BoardModel, token: TokenModel, packs: Packs, findings: Findings): void {
  const size = token.size ?? 1;
  const corner = { x: token.at.x + size - 1, y: token.at.y + size - 1 };
  const inside = isOnBoard(board.extent, token.at) && isOnBoard(board.extent, corner);
  findings.expect(inside, `token ${token.id} stands off the board`);
  findings.expect(packs.hasSprite(token.sprite), `no sprite ${token.sprite} (token)`);
  findings.expect(isSaid(token.id) && isSaid(token.label), `token "${token.id}" has no label`);
  for (const badge of token.badges ?? [])
    findings.expect(packs.hasSprite(badge), `no sprite ${badge} (badge)`);
  if (token.glow) findings.expect(isTone(token.glow), `unknown tone ${token.glow}`);
  if (token.gauge) checkGauge(`token ${token.id}`, token.gauge, findings);
  checkNamed(board, token.at, token.label, findings);
}

/** A square that words name is the one that the names along the edges lead to. A large figure may stand beside its middle. */
function checkNamed({ names }: BoardModel, at: Cell, words: string, findings: Findings): void {
  const [named, second] = words.matchAll(/\b(?:on|to) ([A-Z]{1,2}|\d+(?=\/))\/?(\d+)\b/g);
  if (!named || second) return;
  const [, column, row] = named;
  const isThere = (edge: readonly EdgeName[] | undefined, text: string | undefined, place: number): boolean =>
    edge?.some(name => name.text === text && Math.abs(name.at - place) <= 1) === true;
  const isFound = isThere(names?.columns, column, at.x) && isThere(names?.rows, row, at.y);
  findings.expect(isFound, `"${words}" names a square that the edges of the board do not`);
}

export function checkSheet(
  room: AnyRoom,
  state: GameState,
  seat: Seat,
  packs: Packs,
  findings: Findings,
): void {
  const sheet = room.sheet(state, seat);
  findings.expect(isSaid(sheet.title), 'the sheet has no title');
  if (sheet.portrait)
    findings.expect(packs.hasSprite(sheet.portrait), `no sprite ${sheet.portrait} (portrait)`);
  for (const part of sheet.parts) checkPart(part, packs, findings);
  for (const page of sheet.pages ?? []) {
    findings.expect(isSaid(page.title), 'a page of the sheet has no title');
    for (const part of page.parts) checkPart(part, packs, findings);
  }
}

function checkPart(part: SheetPart, packs: Packs, findings: Findings): void {
  const sprite = (key: string | undefined): void =>
    findings.expect(key === undefined || packs.hasSprite(key), `no sprite ${key} (${part.part})`);
  const tone = (key: string | undefined): void =>
    findings.expect(key === undefined || isTone(key), `unknown tone ${key}`);
  switch (part.part) {
    case 'gauge':
      sprite(part.icon);
      return findings.expect(
        isSaid(part.label) && part.value >= 0 && part.value <= part.max,
        `gauge "${part.label}": ${part.value} of ${part.max}`,
      );
    case 'stats':
      for (const row of part.rows) {
        sprite(row.icon);
        findings.expect(isSaid(row.label), 'a figure of the sheet has no label');
      }
      return;
    case 'items':
      for (const item of part.items) {
        sprite(item.icon);
        findings.expect(isSaid(item.label), 'an item has no label');
      }
      return;
    case 'track':
      for (const space of part.spaces) for (const key of space.sprites) sprite(key);
      return;
    case 'table':
      for (const row of part.rows) {
        sprite(row.icon);
        tone(row.tone);
        findings.expect(row.cells.length === part.heads.length, `table "${part.label}": columns differ`);
      }
      return;
    case 'dice':
      return findings.expect(
        isSaid(part.label) && part.dice.every(isDie),
        `dice "${part.label}": impossible dice ${JSON.stringify(part.dice)}`,
      );
    case 'text':
      for (const line of part.lines) tone(line.tone);
  }
}

/** The choices are the legal actions, in their order. Words are typed, so where there is an entry the list may be shorter. */
export function checkPrompt(room: AnyRoom, state: GameState, packs: Packs, findings: Findings): void {
  const seat = state.ask?.seat ?? 0;
  const prompt = room.prompt(state, seat);
  const board = room.board(state, seat);
  const { extent } = board;
  const kind = state.ask?.kind ?? 'the end';
  findings.expect(isSaid(prompt.title), `${kind}: the prompt has no title`);
  const offered = prompt.choices.map(choice => choice.action);
  if (prompt.entry && room.game.isLegal) {
    for (const action of offered) {
      findings.expect(room.game.isLegal(state, action), `${kind}: offers what is not legal`);
    }
  } else
    findings.expect(same(offered, legalOf(room, state)), `${kind}: the choices are not the legal actions`);
  for (const label of repeated(prompt.choices.map(choice => choice.label))) {
    findings.expect(false, `${kind}: two choices "${label}"`);
  }
  for (const choice of prompt.choices) {
    findings.expect(isSaid(choice.label), `${kind}: a choice has no label`);
    if (choice.at) {
      findings.expect(isOnBoard(extent, choice.at), `${kind}: "${choice.label}" lies off the board`);
      checkNamed(board, choice.at, choice.label, findings);
    }
    if (choice.mark) findings.expect(isMark(choice.mark), `${kind}: unknown mark ${choice.mark}`);
    if (choice.badge) findings.expect(packs.hasSprite(choice.badge), `no sprite ${choice.badge} (choice)`);
    const key = choice.key ?? 'a';
    findings.expect(key === key.toLowerCase() && key !== '', `${kind}: key "${key}" is not in lower case`);
  }
  checkComparison(prompt, kind, packs, findings);
  for (const { label, why } of prompt.greyed ?? []) {
    findings.expect(isSaid(label) && isSaid(why), `${kind}: something greyed does not say why`);
  }
  if (!prompt.dialog) return;
  findings.expect(isSaid(prompt.dialog.title), `${kind}: the dialog has no title`);
  const picture = prompt.dialog.picture;
  if (picture) findings.expect(packs.hasSprite(picture), `no sprite ${picture} (dialog)`);
  for (const part of prompt.dialog.parts ?? []) checkPart(part, packs, findings);
}

/** A table of choices has a figure for each of its heads, in every row. */
function checkComparison(
  { compare, choices }: PromptModel,
  kind: string,
  packs: Packs,
  findings: Findings,
): void {
  for (const { label, icon } of compare ?? []) {
    findings.expect(isSaid(label), `${kind}: a column has no label`);
    findings.expect(packs.hasSprite(icon), `no sprite ${icon} (column)`);
  }
  for (const { label, compared } of choices) {
    findings.expect(compared?.length === compare?.length, `${kind}: "${label}" lacks numbers`);
  }
}

/** What can be pointed at, and the tints over the board. */
export function checkInfo(
  room: AnyRoom,
  state: GameState,
  seat: Seat,
  packs: Packs,
  findings: Findings,
): void {
  const { extent, tokens } = room.board(state, seat);
  for (const at of cellsOf(extent)) {
    const info = room.inspect(state, seat, at);
    if (!info) continue;
    findings.expect(isSaid(info.title), `what lies at ${cellName(at)} has no title`);
    if (info.sprite) findings.expect(packs.hasSprite(info.sprite), `no sprite ${info.sprite} (info)`);
    for (const part of info.parts) checkPart(part, packs, findings);
  }
  for (const overlay of room.overlays) {
    findings.expect(packs.hasSprite(`overlay-${overlay.id}`), `overlay ${overlay.id} has no picture`);
    for (const focus of [undefined, ...tokens.map(token => token.at)]) {
      const { cells, lines } = overlay.model(state, seat, focus);
      const inside = [...cells.map(tint => tint.at), ...lines.flatMap(line => [line.from, line.to])];
      findings.expect(
        inside.every(at => isOnBoard(extent, at)),
        `overlay ${overlay.id} tints off the board`,
      );
      const tones = [...cells, ...lines].map(tint => tint.tone);
      findings.expect(tones.every(isTone), `overlay ${overlay.id} has an unknown tone`);
    }
  }
}

/**
 * A click on a far cell walks by legal steps: where one may walk at all, the first cell is one that may be gone to.
 * What stands beside one already (a barrel, a rat) may be used or struck instead.
 */
export function checkWays(room: AnyRoom, state: GameState, findings: Findings): void {
  const seat = state.ask?.seat;
  if (!room.wayTo || seat === undefined) return;
  const marked = room.prompt(state, seat).choices.filter(choice => choice.at);
  const steps = marked.filter(choice => choice.mark === 'go');
  if (steps.length === 0) return;
  for (const to of cellsOf(room.board(state, seat).extent)) {
    const way = room.wayTo(state, seat, to);
    const first = way?.[0];
    if (!way || !first) continue;
    const name = `the way to ${cellName(to)}`;
    const able = way.length === 1 ? marked : steps;
    // It may end before: where points run out, or where something is asked. A click on that end walks the same way.
    const end = way.at(-1)!;
    const same = sameCell(end, to) ? way : (room.wayTo(state, seat, end) ?? []);
    findings.expect(same.length === way.length, `${name} ends elsewhere`);
    findings.expect(
      able.some(choice => sameCell(choice.at!, first)),
      `${name} begins with no legal step`,
    );
  }
}
