import { expect, it } from 'vitest';
import { policyFor } from '../../tools/vite/policy.ts';

it('opens the page to the address of its Hall, and to nothing else', () => {
  const [plain, open] = [policyFor(), policyFor('https://hall.example/path')];
  expect(plain).toContain("connect-src 'self';");
  expect(open).toBe(
    plain.replace("connect-src 'self'", "connect-src 'self' https://hall.example wss://hall.example"),
  );
  expect(policyFor('')).toBe(plain);
  for (const odd of ['javascript:alert(1)', 'https:// ; script-src *', 'no address'])
    expect(() => policyFor(odd)).toThrow();
});
