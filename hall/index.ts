/**
 * `npm run hall -- --port 8787 [--lan] [--data FOLDER]`: serves the game and the Hall at one address.
 * `npm run hall -- deploy` puts both on the distributed engine; `-- load` and `-- faults` try it. See docs/hall.md.
 */
import { resolve } from 'node:path';
import { Misuse, readFlags, runTool, wholeNumber } from '../tools/lib/command-line.ts';
import { built } from './built.ts';
import { DATA, PER_ADDRESS, serve } from './serve.ts';

await runTool(async () => {
  const [order, ...rest] = process.argv.slice(2);
  if (order === 'deploy') return (await import('./deploy.ts')).deploy(rest);
  if (order === 'load') return (await import('./load.ts')).load(rest);
  if (order === 'faults') return (await import('./faults.ts')).faults(rest);
  const { values, positionals } = readFlags({
    port: { type: 'string', default: '8787' },
    lan: { type: 'boolean', default: false },
    data: { type: 'string', default: DATA },
    origins: { type: 'string', default: '' },
    ages: { type: 'string', default: '' },
    'per-address': { type: 'string', default: String(PER_ADDRESS) },
    'as-bundled': { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
    files: { type: 'string', default: '' },
  });
  if (positionals.length > 0)
    throw new Misuse(`There is no "${positionals[0]}". There are: deploy, load, faults.`);
  const files = values.files ? resolve(values.files) : values.bare ? undefined : await built();
  const data = resolve(values.data);
  const served = await serve({
    port: wholeNumber('port', values.port, 0),
    data,
    lan: values.lan,
    isBundled: values['as-bundled'],
    origins: values.origins,
    ages: values.ages,
    perAddress: wholeNumber('per-address', values['per-address'], 1),
    ...(files !== undefined && { files }),
  });
  console.log(`The Hall is open: ${served.address}`);
  for (const address of served.elsewhere) console.log(`In the house: ${address}`);
  console.log(`Its operator's page: ${served.address}hall/operator`);
  console.log(`Name there: operator; the token lies in ${data}/operator`);
  await new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await served.close();
  return 0;
});
