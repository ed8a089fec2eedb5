/** One screen at all its sizes on one sheet, side by side at the same height. */
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const HEIGHT = 480;

export async function makeContactSheet(
  browser: Browser,
  title: string,
  files: readonly string[],
  to: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2200, height: HEIGHT + 60 } });
  const pictures = files.map(
    file => `<img height="${HEIGHT}" src="data:image/png;base64,${readFileSync(file, 'base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0;display:inline-block;background:#222;color:#ccc;font:16px monospace">
       <div style="padding:8px">${title}</div>
       <div style="display:flex;gap:8px;padding:8px">${pictures.join('')}</div>
     </body>`,
    { waitUntil: 'load' },
  );
  await page.locator('body').screenshot({ path: to });
  await page.close();
}
