/** The Content-Security-Policy of the built page. The development server needs more than a strict page allows, so only there. */
import type { Plugin } from 'vite';

/** One row per kind of thing, with the reason for everything beyond our own files. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Phaser's built-in textures are data: addresses, and it turns fetched pictures into blob: ones.
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Howler falls back to an audio element, which is fed with a blob:.
  'media-src': "'self' blob: data:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
} as const;

/** `hall`: the address of a Hall elsewhere. Nothing else is widened, and nothing without one. */
export function policyFor(hall?: string): string {
  const more = hall ? ` ${sourcesOf(hall)}` : '';
  return Object.entries(POLICY)
    .map(([kind, sources]) => `${kind} ${sources}${kind === 'connect-src' ? more : ''}`)
    .join('; ');
}

/** Its errands and its tables: the same place by two schemes. */
function sourcesOf(hall: string): string {
  const { protocol, origin } = new URL(hall);
  if (!/^https?:$/.test(protocol)) throw new Error(`A Hall has an address with http, not "${hall}".`);
  return `${origin} ${origin.replace(/^http/, 'ws')}`;
}

export function policy(): Plugin {
  return {
    name: 'five-delves:policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(process.env['VITE_HALL']) },
        injectTo: 'head-prepend',
      },
    ],
  };
}
