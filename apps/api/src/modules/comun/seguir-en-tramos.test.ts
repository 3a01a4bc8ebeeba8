import { anclar } from '@mantenible/domain/marca';
import { expect, it } from 'vitest';

import { seguirEnTramos } from './seguir-en-tramos.ts';

it('serves other requests while many marks are tracked', async () => {
  const hallazgo = { regla: 'r', linea: 1, huella: 'h', minutos: 5, mensaje: 'm' };
  const resto = { analizable: true, silencios: 0, duplicados: [], medidas: {} };
  const archivo = { ruta: 'a.js', blob: 'a1', hallazgos: [hallazgo], ...resto };
  const ancla = anclar([archivo], { archivo, hallazgo });
  const otras = Array.from({ length: 100 }, () => ({ ...ancla, ruta: 'quitado.js', blob: '' }));
  let servidas = 0;
  setImmediate(() => {
    servidas += 1;
  });
  expect((await seguirEnTramos([ancla, ...otras], [archivo]))[0]).toEqual({ archivo, hallazgo });
  expect(servidas).toBe(1);
});
