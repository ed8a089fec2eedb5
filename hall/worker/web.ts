/** Answers, and which pages get them. */
import type { Env } from './env.ts';

export function answer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export function refuse(status: number, code: string, message: string): Response {
  return answer({ code, message }, status);
}

/** Our own page, and those that whoever runs the Hall has named. Programs say no origin, and have no session to abuse. */
export function allowed(request: Request, { ORIGINS = '' }: Pick<Env, 'ORIGINS'>): boolean {
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin || ORIGINS.split(' ').includes(origin);
}

/** Only asked for origins that are allowed. */
export function cors(request: Request, response: Response): Response {
  const origin = request.headers.get('Origin');
  if (origin === null || response.webSocket) return response;
  const open = new Response(response.body, response);
  open.headers.set('Access-Control-Allow-Origin', origin);
  open.headers.set('Access-Control-Allow-Headers', 'Content-Type, Authorization');
  open.headers.set('Access-Control-Allow-Methods', 'GET, POST');
  open.headers.set('Vary', 'Origin');
  return open;
}
