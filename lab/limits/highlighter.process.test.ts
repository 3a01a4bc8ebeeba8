import { expect, test } from 'vitest';

import {
  analizadorDe,
  anidaDemasiado,
  tieneEtiquetasSinCerrar,
} from '../../apps/web/src/features/codigo/components/visor/resaltar.ts';
import { hostileTexts } from '../../tests/doubles/src/hostile-texts/index.ts';

/** Growth of time that is accepted between two sizes: their ratio to this power. */
const maxGrowth = 1.3;
/** Less than a second of processor is accepted whatever the growth; a quarter of it for a quarter of the text. */
const fewMs = 1000;
/** A busy machine slows one measurement, not all of them. */
const attempts = 3;

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor that the page takes for a text; 0 for one that it shows plainly. */
function parseMs(path: string, text: string): number {
  const parser = analizadorDe(path);
  if (parser === null || tieneEtiquetasSinCerrar(path, text) || anidaDemasiado(text)) return 0;
  const before = processorMs();
  const parse = parser.startParse(text);
  while (parse.advance() === null);
  return processorMs() - before;
}

/** Whether a text of 100 kB is parsed in a second, or in time that grows with its length. */
function growsWithLength(path: string, text: (size: number) => string): boolean {
  const small = parseMs(path, text(25_000));
  if (small <= fewMs / 4) return true;
  const large = parseMs(path, text(100_000));
  return large <= fewMs || large <= small * 4 ** maxGrowth;
}

test('the highlighter takes time that grows with the length of a hostile text', () => {
  const own = hostileTexts.filter(({ path }) => analizadorDe(path) !== null);
  expect(own.length).toBeGreaterThan(100);
  const slow = own.filter(({ path, text }) => {
    for (let n = 0; n < attempts; n += 1) if (growsWithLength(path, text)) return false;
    return true;
  });
  expect(slow.map(({ path, text }) => `${path}: ${text(80)}`)).toEqual([]);
});
