import { expect, it } from 'vitest';

import { compararElementos } from './comparar-elementos.ts';

it('names the items of the draft and the items chosen now', () => {
  const fila = (_id: string) => ({ _id, nombre: _id.toUpperCase(), metricas: [] });
  const plan = {
    tipo: 'singleMetrica' as const,
    filas: [fila('m1'), fila('m2')],
    preguntas: [],
    omitidos: [],
  };
  const nombres = new Map([['m3', 'M3']]);
  expect(compararElementos({ elementoId: 'm1', adicionales: ['m3', 'm4'] }, { plan }, nombres)).toEqual({
    delBorrador: '«M1» y «M2»',
    elegidos: '«M1», «M3» y otro elemento',
  });
});
