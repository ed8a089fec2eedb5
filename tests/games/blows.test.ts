/** What is told of a blow in every room: in which order, how long, and what it sounds like. */
import { describe, expect, it } from 'vitest';
import type { Motion } from '../../src/core/look.ts';
import { openRoom } from '../../tools/lib/command-line.ts';
import { cutOut } from '../../tools/strips/scene.ts';
import { SCENES } from '../../tools/strips/scenes.ts';
import { TIMING } from '../../src/table/timing.ts';
import { lasts } from '../support/lasts.ts';

const flat = (motions: readonly Motion[]): Motion[] =>
  motions.flatMap(motion => (motion.do === 'together' ? flat(motion.motions) : [motion]));

async function motionsOf(room: string, moment: string): Promise<readonly Motion[]> {
  return cutOut(await openRoom(room), SCENES[room]![moment]!).acts.flatMap(({ motions }) => motions);
}

const soundsIn = (motions: readonly Motion[]): string[] =>
  flat(motions).flatMap(motion =>
    motion.do === 'sound' ? motion.key : motion.do === 'clash' && motion.sounds ? motion.sounds.blow : [],
  );

/** The beats of a kill, each before the next. */
const KILLS: Readonly<Record<string, { readonly moment: string; readonly beats: readonly Motion['do'][] }>> =
  {
    'the-cellar': { moment: 'hit', beats: ['lunge', 'blow', 'crumble'] },
    'nine-bit-dungeon': { moment: 'hit', beats: ['lunge', 'blow', 'crumble'] },
    'letter-delve': { moment: 'kill', beats: ['clash', 'dissolve', 'closeFight', 'vanish'] },
    'pocket-dungeons': {
      moment: 'hit',
      beats: ['lunge', 'openFight', 'clash', 'dissolve', 'closeFight', 'crumble'],
    },
    'letter-labyrinths': { moment: 'hit', beats: ['lunge', 'blow', 'vanish'] },
    'deadliest-evil': { moment: 'hit', beats: ['lunge', 'clash', 'dissolve', 'vanish'] },
  };

/** Milliseconds of a routine attack before fights had hit-stops, measured on a stepped clock. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'the-cellar': { hit: 1187, miss: 913, near: 913, hurt: 963, dodge: 913 },
  'nine-bit-dungeon': { hit: 1267, wound: 1010, miss: 913, near: 913, hurt: 1043, dodge: 993 },
  'letter-delve': { hit: 787, kill: 1170, hurt: 787, miss: 657, block: 883 },
  'pocket-dungeons': { miss: 1570, pair: 1683 },
  'letter-labyrinths': { hit: 947, boss: 273, miss: 530, wall: 163, hurt: 530 },
  'deadliest-evil': { hit: 1123, miss: 1057, near: 1057, hurt: 1217, block: 897 },
};
const MOST = 1.15;

const MISSES: Readonly<Record<string, readonly string[]>> = {
  'the-cellar': ['miss', 'near'],
  'nine-bit-dungeon': ['miss', 'near', 'block'],
  'letter-delve': ['miss', 'block'],
  'pocket-dungeons': ['miss'],
  'letter-labyrinths': ['miss'],
  'deadliest-evil': ['miss', 'near', 'block'],
};

describe.each(Object.entries(KILLS))('A blow in %s', (room, { moment, beats }) => {
  it('is struck, lands, and the fallen goes where it fell before the board follows', async () => {
    const told = flat(await motionsOf(room, moment)).map(motion => motion.do);
    const places = beats.map(beat => told.indexOf(beat));
    expect(places, told.join(' ')).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('sounds otherwise when it does not land', async () => {
    const heard = [soundsIn(await motionsOf(room, moment))];
    for (const miss of MISSES[room]!) heard.push(soundsIn(await motionsOf(room, miss)));
    const own = heard.map(sounds => sounds.filter(key => !['die', 'swish'].includes(key)).join(' '));
    expect(new Set(own).size).toBe(own.length);
  });

  it('says how somebody died, in a moment of its own', async () => {
    const deaths = flat(await motionsOf(room, 'death')).filter(motion => motion.do === 'death');
    expect(deaths).toHaveLength(1);
    expect(deaths[0]!.text).not.toBe('');
  });
});

describe('Whoever shoots', () => {
  const shots = async (moment: string) =>
    flat(await motionsOf('pocket-dungeons', moment)).flatMap(motion =>
      motion.do === 'clash' ? [motion.shot] : [],
    );

  it('stays where they stand: the arrow crosses the stage', async () => {
    expect(await shots('shot')).toEqual(['fx-arrow']);
    expect(await shots('hit')).toEqual([undefined]);
  });
});

describe.each(Object.entries(BEFORE))('The pace of blows in %s', (room, before) => {
  it.each(Object.entries(before))('of a %s is at most 15 % slower than it was', async (moment, ms) => {
    const { board, acts } = cutOut(await openRoom(room), SCENES[room]![moment]!);
    const motions = acts.flatMap(act => act.motions);
    const opens = board.fight === undefined && flat(motions).some(motion => motion.do === 'openFight');
    const slidesIn = opens ? TIMING.fightIn - TIMING.fightUpdate : 0;
    const now = motions.reduce((sum, motion) => sum + lasts(motion), slidesIn);
    expect(now).toBeLessThanOrEqual(ms * MOST);
  });
});
