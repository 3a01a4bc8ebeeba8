import { expect, it } from 'vitest';

import { fraseMedicion, type MedicionEscrita } from './medicion.ts';

const medicion: MedicionEscrita = {
  fecha: '2026-11-20T15:04:00.000Z',
  nombre: 'Mala práctica',
  unidad: 'incidencias',
  cifra: 1.2,
  nivel: 'Más de 10, o no hay analizador.',
};
const frase = (cambios: Partial<MedicionEscrita>) =>
  fraseMedicion({ ...medicion, ...cambios }, 'America/Guayaquil').replaceAll(/\s/gu, ' ');

it('a measured percent names its measure, date and level', () => {
  expect(frase({})).toBe(
    'El análisis del 20 de noviembre de 2026, 10:04 midió 1,20 % en «Mala práctica» (12 incidencias por cada 1 000 líneas de código): corresponde al nivel «Más de 10, o no hay analizador».',
  );
});

it('another percent has no second unit', () => {
  expect(frase({ nombre: 'Duplicaciones', unidad: 'porcentaje', nivel: 'Ninguna.' })).toContain(
    'midió 1,20 % en «Duplicaciones»: corresponde al nivel «Ninguna».',
  );
});

it('a mean of lines has its own unit, and a figure without level is named', () => {
  expect(frase({ nombre: 'Líneas por archivo', unidad: 'lineas', cifra: 1234.5, nivel: null })).toBe(
    'El análisis del 20 de noviembre de 2026, 10:04 midió 1 234,5 líneas de código por archivo: no basta para indicar un nivel.',
  );
});
