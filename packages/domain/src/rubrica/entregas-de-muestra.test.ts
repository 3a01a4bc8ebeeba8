import { expect, it } from 'vitest';

import { criterioDe } from './ejemplos.ts';
import { calcularNota, entregasDeMuestra, rubricaPreparada, tiposTarea } from './index.ts';

it.each(tiposTarea)(
  'the ready rubric for %s gives more to each sample delivery than to the one before',
  (tipo) => {
    const rubrica = rubricaPreparada(tipo);
    const notas = entregasDeMuestra(rubrica).map(({ datos }) => calcularNota(rubrica, 10, datos).nota ?? -1);
    expect(notas).toEqual([...new Set(notas)].toSorted((a, b) => a - b));
    expect(notas).toHaveLength(3);
  },
);

it('levels are chosen by their points, whatever their order', () => {
  const lineas = [criterioDe('c', [5, 0, 3])];
  const puntos = entregasDeMuestra({ lineas }).map(
    ({ datos }) => calcularNota({ lineas }, 10, datos).obtenidos,
  );
  expect(puntos).toEqual([0, 3, 5]);
});
