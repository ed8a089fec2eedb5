/**
 * `npm run hall -- load --tables 250 --seconds 60`: tables of four connected clients, one action a second at each, all on
 * this machine. Prints how long an action takes to come back, what a table weighs, and, with `--until-it-breaks`, where
 * it breaks: it starts with so many tables and adds as many again until one in a hundred waits for more than 200 ms.
 * What happens in the first ten seconds of each round is not counted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags, wholeNumber } from '../tools/lib/command-line.ts';
import { shippedCrowd } from './bundle.ts';
import { openHall } from './process.ts';

/** What we aim at. */
const WAIT = 200;
/** Seconds in which both sides compile what they do again and again; they are not counted. */
const WARMING = 10;

export async function load(args: readonly string[]): Promise<number> {
  const { values } = readFlags(
    {
      tables: { type: 'string', default: '250' },
      seconds: { type: 'string', default: '60' },
      'until-it-breaks': { type: 'boolean', default: false },
    },
    args,
  );
  const tables = wholeNumber('tables', values.tables, 1);
  const seconds = wholeNumber('seconds', values.seconds, 5);
  const data = mkdtempSync(join(tmpdir(), 'hall-load-'));
  const hall = await openHall({ data });
  const { openCrowd, PEOPLE } = await shippedCrowd();
  const one = await openCrowd(hall.address);
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()
      .map(value => value.toFixed(2))
      .join(' ')}`,
  );
  console.log(
    'tables  clients  actions/s  echo p50  p99 ms  message, median  MB of the engine  KB a table  ms CPU an action',
  );
  try {
    const empty = engine().kilobytes;
    for (let more = true; more; ) {
      await one.add(tables);
      await one.run(WARMING);
      const before = engine().worked;
      await one.run(seconds);
      const [p50, p99] = [at(one.echoes, 0.5), at(one.echoes, 0.99)];
      const { kilobytes, worked } = engine();
      const cells = [
        one.tables.length,
        one.tables.length * PEOPLE,
        (one.echoes.length / seconds).toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        at(one.lengths, 0.5),
        (kilobytes / 1024).toFixed(0),
        ((kilobytes - empty) / one.tables.length).toFixed(0),
        ((worked - before) / one.echoes.length).toFixed(1),
      ];
      console.log(cells.join('  '));
      more = values['until-it-breaks'] && p99 < WAIT && one.tables.length < 4_000;
    }
    console.log(
      `load at the end: ${loadavg()
        .map(value => value.toFixed(2))
        .join(' ')}; ${one.finished} matches ended on the way`,
    );
    return 0;
  } finally {
    one.close();
    await hall.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

interface Engine {
  readonly kilobytes: number;
  /** Of the processor, in milliseconds, since it began. */
  readonly worked: number;
}

/** The one engine that we started, found by its parents. */
function engine(): Engine {
  const found = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  const rows = found.split('\n').map(row => row.trim().split(/\s+/));
  const below = (pid: string): string[] =>
    rows.filter(([, parent]) => parent === pid).flatMap(([child]) => [child!, ...below(child!)]);
  const isEngine = (pid: string): boolean => rows.some(([own, , name]) => own === pid && name === 'workerd');
  const pid = below(String(process.pid)).find(isEngine);
  if (pid === undefined) return { kilobytes: 0, worked: 0 };
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // User and system time, in hundredths of a second: the 14th and 15th field, behind the name in brackets.
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return { kilobytes: Number(memory), worked: 10 * times.reduce((sum, time) => sum + Number(time), 0) };
}
