/** The three engines that the game is tried in: which are here, and what would bring the others. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { findProgram } from './programs.mjs';

/** `programs` gives what a driver needs to start the engine; `packages` are Debian's. */
export const ENGINES = [
  {
    name: 'chromium',
    packages: ['chromium'],
    programs: env => allOf({ browser: findChromium(env) }),
  },
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    programs: env =>
      allOf({ browser: findProgram({ named: env.FIREFOX, names: ['firefox-esr', 'firefox'] }, env) }),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    // None of these answers to --version without a screen.
    programs: () =>
      allOf({
        browser: miniBrowser(),
        driver: present('/usr/bin/WebKitWebDriver'),
        screen: present('/usr/bin/Xvfb'),
      }),
  },
];

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64'];

/** WebKitGTK's small browser lies beside its library, in a folder with the number of its interface. */
function miniBrowser() {
  return LIBRARIES.filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
    .filter(folder => /webkit2?gtk-[\d.]+$/.test(folder))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

const present = path => (existsSync(path) ? path : undefined);

/** Everything, or nothing. */
function allOf(programs) {
  return Object.values(programs).every(Boolean) ? programs : undefined;
}

export const missingEngines = (env = process.env) => ENGINES.filter(({ programs }) => !programs(env));

/** Why an engine is not tried here. */
export const adviceFor = ({ name, packages }) =>
  `${name} is not installed; on Debian: apt-get install ${packages.join(' ')}, or as root: npm run browsers`;

/** Installs what is missing, where that can be done; gives what is missing still. */
export async function ensureEngines() {
  const missing = missingEngines();
  if (missing.length === 0 || !canInstall()) return missing;
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} …`);
  await installPackages(missing.flatMap(({ packages }) => packages));
  return missingEngines();
}
