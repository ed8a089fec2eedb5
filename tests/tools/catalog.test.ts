import { describe, expect, it } from 'vitest';
import { spawnTool } from './support.ts';

const catalog = (...args: string[]) => spawnTool('tools/catalog.ts', ...args);

describe('npm run catalog', () => {
  it('prints what a range of seeds deals, the same every time', () => {
    const args = ['--game', 'the-cellar', '--seeds', '1..3'];
    const { exitCode, stdout } = catalog(...args);
    expect(exitCode).toBe(0);
    expect(stdout.match(/^== \d = [A-Z]{3}-[A-Z]{3}-[A-Z]{3}$/gm)).toHaveLength(3);
    expect(catalog(...args).stdout).toBe(stdout);
  });

  it('takes codes as they are', () => {
    expect(catalog('--game', 'the-cellar', '--seeds', 'KTR-BMX-QZP').stdout).toMatch(/^== KTR-BMX-QZP$/m);
  });

  it.each([
    [['--game', 'chess'], 'There is no game "chess"'],
    [['--game', 'the-cellar', '--seeds', '9..1'], 'is no range'],
    [['--game', 'the-cellar', '--seats', '7'], 'has seats for 1 at most'],
  ])('says in a sentence what is wrong with %j', (args, sentence) => {
    const { exitCode, stderr } = catalog(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
