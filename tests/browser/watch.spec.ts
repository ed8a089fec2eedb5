/** The watch over every browser test is itself watched: each complaint must make a test fail. */
import { expect, test } from './support/page.ts';

test('a clean visit has nothing to complain of', async ({ page, complaints }) => {
  await page.goto('./');
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('complaints', () => {
  const provoke: Readonly<Record<string, string>> = {
    'a console error': `console.error('broken')`,
    'a console warning': `console.warn('doubtful')`,
    'an error of the page': `setTimeout(() => { throw new Error('lost'); })`,
    'a promise that nobody caught': `void Promise.reject(new Error('lost'))`,
    'a request to another place': `void fetch('http://127.0.0.1:9/x', { mode: 'no-cors' }).catch(() => {})`,
  };
  for (const [what, script] of Object.entries(provoke)) {
    test(`${what} is noticed`, async ({ page, complaints }) => {
      await page.goto('./');
      await expect(page.getByRole('button').first()).toBeVisible();
      await page.evaluate(script);
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await page.close(); // so that nothing is added behind our back
      complaints.length = 0;
    });
  }
});
