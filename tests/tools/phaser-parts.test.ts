/** A build has only the parts of Phaser that `src/phaser-parts.js` names: what a source uses must be among them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = readFileSync(join(ROOT, 'src/phaser-parts.js'), 'utf8');
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => [path, readFileSync(join(ROOT, 'src', path), 'utf8')] as const);
const MODULES = [...PARTS.matchAll(/from '(phaser\/src\/[^']+)'|import '(phaser\/src\/[^']+)'/g)].map(
  ([, named, bare]) => (named ?? bare)!,
);
/** Names that exist only as types. */
const TYPES = ['Phaser.Types', 'Phaser.Filters'];

/** `Phaser.Scale.NONE` is there if the list says `Scale`, and a module or a name in it gives the rest. */
function isNamed(path: string): boolean {
  const [, ...names] = path.split('.');
  return names.every(name => new RegExp(`\\b${name}\\b`).test(PARTS)) || isConstant(names);
}

/** Members of modules that are tables: `Events.RESIZE`, `TintModes.FILL`. */
function isConstant(names: readonly string[]): boolean {
  const tables = ['Events', 'TintModes', 'Easing', 'Scale', 'Renderer'];
  const at = names.findIndex(name => tables.includes(name));
  return at >= 0 && names.slice(0, at + 1).every(name => new RegExp(`\\b${name}\\b`).test(PARTS));
}

describe('The parts of Phaser', () => {
  it('are modules that it has', () => {
    expect(MODULES.length).toBeGreaterThan(20);
    expect(MODULES.filter(path => !existsSync(join(ROOT, 'node_modules', path)))).toEqual([]);
  });

  it('are all that a source names', () => {
    const missing = SOURCES.filter(([, text]) => /import Phaser from 'phaser'/.test(text)).flatMap(
      ([path, text]) =>
        [...text.matchAll(/\bPhaser(?:\.\w+)+/g)]
          .map(([name]) => name)
          .filter(name => !TYPES.some(type => name.startsWith(type)) && !isNamed(name))
          .map(name => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('can make every kind of thing that a scene is asked for', () => {
    const wanted = new Set(
      SOURCES.flatMap(([, text]) => [...text.matchAll(/\.add\s*\.(\w+)\(/g)].map(([, kind]) => kind!)),
    );
    const made = MODULES.filter(path => path.endsWith('Factory.js')).map(path =>
      path.replace(/.*\/(\w+)Factory\.js$/, '$1').toLowerCase(),
    );
    expect(wanted.size).toBeGreaterThan(5);
    const names: Readonly<Record<string, string>> = { particles: 'particleemitter' };
    const missing = [...wanted].filter(
      kind => kind !== 'existing' && !made.includes(names[kind] ?? kind.toLowerCase()),
    );
    expect(missing).toEqual([]);
  });

  it('have the plugins of a scene that are used', () => {
    const plugins = { tweens: 'TweenManager', cameras: 'CameraManager', time: 'Clock', load: 'LoaderPlugin' };
    const used = Object.entries(plugins).filter(([name]) =>
      SOURCES.some(([, text]) => new RegExp(`\\b(?:scene|this)\\.${name}\\.\\w`).test(text)),
    );
    expect(used.map(([, module]) => module).filter(module => !PARTS.includes(`/${module}.js`))).toEqual([]);
  });
});
