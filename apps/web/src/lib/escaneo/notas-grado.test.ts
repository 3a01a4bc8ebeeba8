import { calcularEstatico, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import { describe, expect, it } from 'vitest';

import { notasGrado } from './notas-grado.ts';

const ejemplo: MedidasProyecto = {
  ncloc: 1000,
  complexity: 180,
  duplicated_lines: 40,
  lines_to_cover: 450,
  code_smells: 20,
  cognitive_complexity: 90,
  comment_lines_density: 12,
};
/** The same comment lines over twice the code: 12 % of 1000 lines is 136.36 comment lines. */
const densidadConDatos = (100 * 136.36) / (136.36 + 2000);
const grado = (cambios: MedidasProyecto) => calcularEstatico({ ...ejemplo, ...cambios }).grado;

describe('the notes on the degree', () => {
  const notas = notasGrado.join(' ').replaceAll('\u202f', ' ');

  it('quote figures that the model gives', () => {
    expect([
      grado({}),
      grado({ ncloc: 2000, comment_lines_density: densidadConDatos }),
      grado({ code_smells: 0 }),
    ]).toEqual([85.26, 91.21, 85.68]);
    expect(notas).toContain(
      'en un ejemplo de 1 000 líneas con grado 85,26, añadir 1 000 líneas de datos lo lleva a 91,21, y corregir sus 20 olores, a 85,68',
    );
  });

  it('name what the degree ignores and what it rewards', () => {
    for (const nota of [
      'Escribir pruebas no lo cambia; escribir comentarios, sí.',
      'No distingue severidades',
      'acaba de empezar suele obtener un valor alto',
      'favorece a JavaScript',
      'ni una certificación',
    ])
      expect(notas).toContain(nota);
  });
});
