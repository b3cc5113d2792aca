/**
 * @file Draws public/icon/*.png from icon.svg: `node scripts/make-icons.mjs <path of Chromium>`.
 * Run by hand when the drawing changes; the pictures are kept in the repository, so that a build needs no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';

/** The sizes browsers and stores ask for, in pixels. */
const SIZES = [16, 32, 48, 96, 128];

const drawing = await readFile(new URL('./icon.svg', import.meta.url), 'utf8');
const [executablePath] = process.argv.slice(2);
if (executablePath === undefined) throw new Error('Usage: node scripts/make-icons.mjs <path of Chromium>');
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const size of SIZES) {
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(`../public/icon/${size}.png`, import.meta.url), picture);
}
await browser.close();
