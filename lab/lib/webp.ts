import { chromium } from '@playwright/test';

import { findChromium } from '../../tests/e2e/support/chromium.ts';

/** Letters stay sharp, and a screen takes a third of its PNG. */
const quality = 0.82;

/**
 * Turns PNG pictures into WebP, with the browser's own encoder.
 * @param tallest height in pixels from which a picture is cut off
 */
export async function toWebp(pictures: readonly Buffer[], tallest: number): Promise<readonly Buffer[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const turned: Buffer[] = [];
    for (const picture of pictures) {
      const source = `data:image/png;base64,${picture.toString('base64')}`;
      const address = await page.evaluate(encode, { source, tallest, quality });
      turned.push(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    }
    return turned;
  } finally {
    await browser.close();
  }
}

/** In the page. */
async function encode(given: { source: string; tallest: number; quality: number }): Promise<string> {
  const image = new Image();
  image.src = given.source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = Math.min(image.naturalHeight, given.tallest);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', given.quality);
}
