/**
 * Who imports whom, read by the bundler's own parser: static and dynamic imports, re-exports, types (inline ones as
 * well), globs, and files that are opened by their address, such as a worker's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const IS_CODE = /\.(tsx?|mjs)$/;
const MAY_HIDE_MORE = /\bimport\s*[(.]/;

/**
 * Every import in a folder's code: `from` and `to` are paths from the root with plain slashes, `to`
 * of a package is its specifier as written, of an import that only the running program can tell undefined.
 */
export function importsIn(root, folder) {
  return filesIn(root, folder).flatMap(from =>
    importsOf(readFileSync(join(root, from), 'utf8'), from).map(({ target, isType }) => ({
      from,
      to: target?.startsWith('.') ? posix.join(posix.dirname(from), target) : target,
      isPackage: target !== undefined && !target.startsWith('.'),
      isType,
    })),
  );
}

export function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.split(sep).join('/')}`)
    .filter(name => IS_CODE.test(name) && !name.includes('/node_modules/'))
    .toSorted();
}

function importsOf(code, name) {
  const parsed = parseSync(name, code); // its tree is built only when asked for
  return [
    ...parsed.module.staticImports.map(({ moduleRequest, entries }) =>
      found(moduleRequest.value, allTypes(entries)),
    ),
    ...parsed.module.staticExports.flatMap(({ entries }) => reExport(entries)),
    ...(MAY_HIDE_MORE.test(code) ? insideExpressions(parsed.program) : []),
  ];
}

const found = (target, isType = false) => ({ target, isType });
/** An import of nothing at all is made for what it does. */
const allTypes = entries => entries.length > 0 && entries.every(entry => entry.isType);

function reExport(entries) {
  const target = entries[0]?.moduleRequest?.value;
  return target === undefined ? [] : [found(target, allTypes(entries))];
}

function insideExpressions(program) {
  const imports = [];
  const addText = ({ value }) => imports.push(found(typeof value === 'string' ? value : undefined));
  new Visitor({
    ImportExpression: ({ source }) => addText(source),
    TSImportType: ({ source }) => imports.push(found(source.value, true)),
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.name === 'URL' && isImportMeta(base?.object)) addText(address);
    },
    CallExpression({ callee, arguments: [globs] }) {
      if (!isImportMeta(callee.object) || callee.property.name !== 'glob') return;
      for (const glob of globs.elements ?? [globs]) addText({ value: glob.value?.replace(/^!/, '') });
    },
  }).visit(program);
  return imports;
}

const isImportMeta = node => node?.type === 'MetaProperty';
