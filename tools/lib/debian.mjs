/** Debian's packages, where we may install them. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runVisibly } from './project.mjs';

const TRIES = 3;
const PAUSE = 10_000;
/** Somebody else may be installing: wait for the lock instead of giving up. */
const PATIENT = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether it worked. Mirrors fail now and then, so it is tried more than once. */
export async function installPackages(packages) {
  for (let tries = 1; ; tries++) {
    const updated = await runVisibly('apt-get', ['update', ...PATIENT], QUIET);
    const install = ['install', '-y', '--no-install-recommends', ...PATIENT, ...packages];
    if (updated === 0 && (await runVisibly('apt-get', install, QUIET)) === 0) return true;
    if (tries === TRIES) return false;
    await wait(PAUSE);
  }
}
