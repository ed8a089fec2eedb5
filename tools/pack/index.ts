/**
 * `npm run pack`: builds the game, checks it against itch.io's rules and our own budget, and lays into release/ the
 * zip, the page's text, a cover, screenshots and an animated preview. Also --no-pictures, for a quick check, and --hall URL,
 * the address of a Hall for playing together.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/app/version.ts';
import { ROOT } from '../lib/project.mjs';
import { buildBundle } from '../lib/site.ts';
import { readFlags, runTool } from '../lib/command-line.ts';
import { readFiles, zipOf } from './files.ts';
import { takePictures } from './pictures.ts';
import { inMegabytes, problemsOf } from './rules.ts';

const RELEASE = join(ROOT, 'release');
const GAME = join(RELEASE, 'game');
/** On the wire, everything together: what somebody with a slow line should never be asked to exceed. */
const BUDGET = 3 * 1024 * 1024;

await runTool(async () => {
  const { values } = readFlags({
    'no-pictures': { type: 'boolean', default: false },
    hall: { type: 'string', default: '' },
  });
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE, { recursive: true });
  await buildBundle({ outDir: GAME, hook: false, hall: values.hall });
  const files = readFiles(GAME);
  const zip = zipOf(files);
  const problems = problemsOf(files);
  if (zip.length > BUDGET) problems.push(`The package is ${inMegabytes(zip.length)}: 3 MB at most.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  const name = `five-delves-${VERSION}.zip`;
  writeFileSync(join(RELEASE, name), zip);
  console.log(`release/${name}: ${files.length} files, ${inMegabytes(zip.length)}`);
  cpSync(join(ROOT, 'docs', 'itch-page.md'), join(RELEASE, 'page.md'));
  console.log('release/page.md: the words of the page');
  if (!values['no-pictures']) await takePictures(RELEASE);
  return 0;
});
