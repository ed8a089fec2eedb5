/** What the linter asks of every file (.oxlintrc.json), and which globals each folder does without (layers.mjs). */
import { readFileSync } from 'node:fs';
import { AFTER_ALL, LAYERS } from './tools/lib/layers.mjs';

const everywhere = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
const message = 'This folder does without it, see tools/lib/layers.mjs.';

/** `Date.now` is a property, `Date` a global. */
function banning(names) {
  const [properties, globals] = [names.filter(isProperty), names.filter(name => !isProperty(name))];
  return {
    'no-restricted-globals': ['error', ...globals.map(name => ({ name, message }))],
    'no-restricted-properties': ['error', ...properties.map(name => ({ ...property(name), message }))],
  };
}

const isProperty = name => name.includes('.');

function property(name) {
  const [object, key] = name.split('.');
  return { object, property: key };
}

const layers = LAYERS.map(({ name, lacks }) => ({
  files: [`src/${name}${name.endsWith('.ts') ? '' : '/**'}`],
  rules: banning(lacks),
}));

const singleFiles = Object.entries(AFTER_ALL).map(([file, allowed]) => ({
  files: [file],
  rules: banning(layerOf(file).lacks.filter(name => !allowed.includes(name))),
}));

function layerOf(file) {
  return LAYERS.find(({ name }) => name === file.split('/')[1]);
}

export default { ...everywhere, overrides: [...layers, ...singleFiles] };
