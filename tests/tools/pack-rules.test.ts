import { describe, expect, it } from 'vitest';
import { HOST_LIMITS, type ReleaseFile, problemsOf } from '../../tools/pack/rules.ts';

const file = (path: string, text = ''): ReleaseFile => ({ path, bytes: new TextEncoder().encode(text) });
const PAGE = file('index.html', '<script type="module" src="./assets/index-1.js"></script>');

describe('The check of the package', () => {
  it('lets a good package pass', () => {
    expect(
      problemsOf([PAGE, file('assets/index-1.js'), file('assets/a.css', 'a{src:url(./b.woff2)}')]),
    ).toEqual([]);
  });

  it('fails without an index.html at the root', () => {
    expect(problemsOf([file('game/index.html')])).toEqual(['There is no index.html at the root.']);
  });

  it('fails on two names that differ only in case', () => {
    expect(problemsOf([PAGE, file('assets/Rat.png'), file('assets/rat.png')])).toEqual([
      'assets/Rat.png and assets/rat.png differ only in case.',
    ]);
  });

  it.each([
    ['index.html', '<link rel="icon" href="/icon.png">', '/icon.png'],
    ['assets/a.css', 'a { background: url(/x.png) }', '/x.png'],
    ['app.webmanifest', '{ "start_url": "/" }', '/'],
  ])('fails on an absolute path in %s', (path, text, address) => {
    const files = path === 'index.html' ? [file(path, text)] : [PAGE, file(path, text)];
    expect(problemsOf(files)).toEqual([`${path} asks for ${address}, an absolute path.`]);
  });

  it.each(['https://example.org/a.js', '//example.org/a.js'])('fails on %s, which lies outside', address => {
    expect(problemsOf([file('index.html', `<script src="${address}"></script>`)])).toEqual([
      `index.html asks for ${address}, which lies outside.`,
    ]);
  });

  it('fails on paths that are absolute themselves, lead out, or have backslashes', () => {
    expect(problemsOf([PAGE, file('/etc/passwd')])).toEqual(['/etc/passwd is an absolute path.']);
    expect(problemsOf([PAGE, file('../x')])).toEqual(['../x leads out of the package.']);
    expect(problemsOf([PAGE, file('a\\b')])).toEqual(['a\\b has a backslash in its name.']);
  });

  it('fails on a path over 240 characters and on names that are no UTF-8', () => {
    expect(problemsOf([PAGE, file('a'.repeat(HOST_LIMITS.pathLength))])).toEqual([]);
    expect(problemsOf([PAGE, file('a'.repeat(HOST_LIMITS.pathLength + 1))])).toHaveLength(1);
    expect(problemsOf([PAGE, file('\ud800.png')])).toEqual(['"\\ud800.png" is no UTF-8 name.']);
  });

  it('fails on more than 1,000 files', () => {
    const many = Array.from({ length: HOST_LIMITS.files }, (_, index) => file(`assets/${index}`));
    expect(problemsOf([PAGE, ...many.slice(1)])).toEqual([]);
    expect(problemsOf([PAGE, ...many])).toEqual(['1001 files are too many: 1000 at most.']);
  });

  it('fails on a file over 200 MB and on more than 500 MB together', () => {
    const large = (path: string, bytes: number): ReleaseFile => ({ path, bytes: new Uint8Array(bytes) });
    expect(problemsOf([PAGE, large('a', HOST_LIMITS.fileBytes + 1)])).toEqual([
      'a is 200.00 MB: 200 MB at most.',
    ]);
    const three = ['a', 'b', 'c'].map(name => large(name, HOST_LIMITS.totalBytes / 3));
    expect(problemsOf([PAGE, ...three])).toEqual(['Unpacked it is 500.00 MB: 500 MB at most.']);
  });
});
