import { expect, it } from 'vitest';

import { armarResultado } from './resultado.ts';

const fecha = '2026-11-21T10:00:00Z';
const con = (valores: Record<string, string>) =>
  armarResultado(
    Object.entries(valores).map(([metric, value]) => ({ metric, value })),
    fecha,
  );

it('joins the domain’s figures with the date of the analysis', () => {
  const { medidas, calculo, ...resto } = con({ ncloc: '100', complexity: '18' });
  expect(medidas.complexity).toBe(18);
  expect(calculo.metricas[0]).toMatchObject({ nombre: 'Diseño', porcentaje: 18 });
  expect(resto).toEqual({ fecha, sinCobertura: false });
});

it.each([
  [{ lines_to_cover: '45', coverage: '0.0' }, true],
  [{ lines_to_cover: '45', coverage: '0.1' }, false],
  [{ lines_to_cover: '45' }, false],
  [{ lines_to_cover: '0', coverage: '0.0' }, false],
  [{ coverage: '0.0' }, false],
])('%j: sinCobertura is %s', (valores, esperado) => {
  expect(con({ ncloc: '100', ...valores }).sinCobertura).toBe(esperado);
});
