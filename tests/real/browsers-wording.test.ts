import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

import { expect, it, onTestFinished } from 'vitest';

import * as fechas from '../../packages/wording/src/fechas.ts';
import * as numeros from '../../packages/wording/src/numeros.ts';
import { browserNames, openBrowser, openTab } from './support/walk.ts';

/** The very source of a file of packages/wording, as a module that a page can import. */
function moduleOf(file: string): string {
  const source = readFileSync(new URL(`../../packages/wording/src/${file}`, import.meta.url), 'utf8');
  return `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;
}

/** Every seventh hour and eleventh minute of two years, in three time zones. */
const moments = Array.from({ length: 2000 }, (_, i) =>
  new Date(1_767_225_600_000 + i * 25_860_000).toISOString(),
);
const input = {
  moments,
  zones: ['America/Guayaquil', 'Europe/Madrid', 'UTC'],
  values: [0, 0.005, 1, 9.999, 85.26, 999.5, 1000, 1234.5, 12_345.678, 1e6, -1_234_567.891, 1e15],
};

/** Everything that packages/wording writes about them. It runs in a page as well, so that it uses its arguments alone. */
function written(dates: typeof fechas, numbers: typeof numeros, { moments, zones, values }: typeof input) {
  const { formatDateTime, formatDay, formatShortDay, formatShortMonth } = dates;
  const { formatNumber, formatDecimals, formatEditable, formatPercent } = numbers;
  return [
    ...moments.flatMap((iso) => [
      formatDay(iso.slice(0, 10)),
      ...zones.flatMap((zone) => [
        formatDateTime(iso, zone),
        formatShortDay(iso, zone),
        formatShortMonth(iso, zone),
      ]),
    ]),
    ...values.flatMap((value) =>
      [formatNumber, formatDecimals, formatEditable, formatPercent].map((format) => format(value)),
    ),
  ];
}

it.each(browserNames)('%s writes dates and numbers as the server and the command line do', async (name) => {
  const browser = await openBrowser(name);
  onTestFinished(() => browser.close());
  const { page } = await openTab(browser);
  const modules = ['fechas.ts', 'numeros.ts'].map(
    (file) => `await import(${JSON.stringify(moduleOf(file))})`,
  );
  const inPage = `(async () => (${written.toString()})(${modules.join()}, ${JSON.stringify(input)}))()`;
  expect(await page.evaluate(inPage)).toEqual(written(fechas, numeros, input));
});
