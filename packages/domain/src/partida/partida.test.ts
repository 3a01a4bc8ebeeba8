import { describe, expect, it } from 'vitest';

import { exigirPartida, nombreDePartida, puntoDePartida, type Partida } from './index.ts';

const now = new Date('2026-02-28T12:00:00.000Z');

describe('a starting point', () => {
  it.each([
    ['commit', ' 3F2A9C1D ', '3f2a9c1d'],
    ['etiqueta', 'v1.0-final', 'v1.0-final'],
    ['etiqueta', 'entregas/ñandú', 'entregas/ñandú'],
    ['fecha', '2024-02-29', '2024-02-29'],
    // Today, and already the next day in the east.
    ['fecha', '2026-02-28', '2026-02-28'],
    ['fecha', '2026-03-01', '2026-03-01'],
  ] as const)('of kind %s may be %j', (tipo, valor, guardado) => {
    expect(exigirPartida({ tipo, valor }, now)).toEqual({ tipo, valor: guardado });
  });

  it.each([
    ['commit', '3f2a9c'],
    ['commit', 'main~3'],
    ['commit', 'a'.repeat(65)],
    ['etiqueta', ''],
    ['etiqueta', '--upload-pack=x'],
    ['etiqueta', 'a..b'],
    ['etiqueta', 'a b'],
    ['etiqueta', 'a\u0000b'],
    ['etiqueta', 'v1^{commit}'],
    ['etiqueta', 'a'.repeat(256)],
    ['fecha', '2023-02-29'],
    ['fecha', '1969-12-31'],
    ['fecha', 'ayer'],
    ['fecha', '2026-03-02'],
    ['fecha', '2999-12-31'],
  ] as const)('of kind %s is not %j', (tipo, valor) => {
    expect(() => exigirPartida({ tipo, valor }, now)).toThrow(/Escriba|Elija/u);
  });

  it('has a name for sentences', () => {
    expect(
      (
        [
          ['commit', '3f2a9c1d4b5e'],
          ['etiqueta', 'v1.0'],
          ['fecha', '2026-01-31'],
        ] as const
      ).map(([tipo, valor]) => nombreDePartida({ tipo, valor })),
    ).toEqual(['el commit 3f2a9c1', 'la etiqueta v1.0', 'el 31/01/2026']);
  });

  it('is a commit of the branch; of a day, the newest one at its end', () => {
    const de = (tipo: Partida['tipo'], valor: string) => puntoDePartida({ tipo, valor });
    expect([de('commit', '3f2a9c1'), de('etiqueta', 'v1'), de('fecha', '2026-01-31')]).toEqual([
      { commit: '3f2a9c1' },
      { etiqueta: 'v1' },
      { antesDe: Date.parse('2026-02-01T00:00:00Z') },
    ]);
  });
});
