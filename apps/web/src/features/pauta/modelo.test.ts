import { expect, test } from 'vitest';

import {
  agregarNivel,
  cambiarNivel,
  formDePauta,
  hayValoresRepetidos,
  pautaVacia,
  quitarNivel,
  validarPauta,
} from './modelo.ts';

const pauta = {
  descripcion: 'Separación entre capas',
  pregunta: '¿Está separado?',
  nivelesCumplimiento: [
    { descripcion: 'No', valor: 0 },
    { descripcion: 'A medias', valor: 0.5 },
  ],
};

test('a new guideline starts with one level of value 0', () => {
  expect(pautaVacia.niveles).toEqual([{ clave: 0, descripcion: '', valor: '0' }]);
});

test('a stored guideline comes back from its form unchanged', () => {
  expect(validarPauta(formDePauta(pauta))).toEqual({ ok: true, data: pauta });
});

test('values are shown with a comma and read with comma or point', () => {
  const form = formDePauta(pauta);
  expect(form.niveles.map(({ valor }) => valor)).toEqual(['0', '0,5']);
  const checked = validarPauta(cambiarNivel(form, 1, { valor: '0.75' }));
  expect(checked.ok && checked.data.nivelesCumplimiento[1]).toEqual({ descripcion: 'A medias', valor: 0.75 });
});

test('an added level has a key of its own, also after another was removed', () => {
  const form = quitarNivel(agregarNivel(formDePauta(pauta)), 0);
  expect(form.niveles.map(({ clave }) => clave)).toEqual([1, 2]);
  expect(agregarNivel(form).niveles.at(-1)).toEqual({ clave: 3, descripcion: '', valor: '0' });
});

test('every required field and every unreadable value is named', () => {
  const checked = validarPauta({ ...pautaVacia, niveles: [{ clave: 0, descripcion: ' ', valor: 'uno' }] });
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    descripcion: 'El siguiente campo es obligatorio',
    pregunta: 'El siguiente campo es obligatorio',
    'nivelesCumplimiento.0.descripcion': 'El siguiente campo es obligatorio',
    'nivelesCumplimiento.0.valor': 'Escriba un número',
  });
});

test('a negative value and a sixth level are refused', () => {
  const form = formDePauta(pauta);
  const negative = validarPauta(cambiarNivel(form, 0, { valor: '-1' }));
  expect(negative.ok ? null : [...negative.errors.keys()]).toEqual(['nivelesCumplimiento.0.valor']);
  const six = [1, 2, 3, 4].reduce((grown) => agregarNivel(grown), form);
  const named = { ...six, niveles: six.niveles.map((nivel) => ({ ...nivel, descripcion: 'n' })) };
  const full = validarPauta(named);
  expect(full.ok ? null : [...full.errors]).toEqual([
    ['nivelesCumplimiento', 'Se admiten como máximo 5 niveles de cumplimiento'],
  ]);
});

test('equal values are noticed however they are written; unreadable ones do not count', () => {
  const form = formDePauta(pauta);
  expect(hayValoresRepetidos(form)).toBe(false);
  expect(hayValoresRepetidos(cambiarNivel(form, 0, { valor: '0.50' }))).toBe(true);
  expect(hayValoresRepetidos(cambiarNivel(cambiarNivel(form, 0, { valor: 'x' }), 1, { valor: 'x' }))).toBe(
    false,
  );
});

test('a level that was just added is no repetition, until it is described', () => {
  const form = agregarNivel(cambiarNivel(pautaVacia, 0, { descripcion: 'No se cumple' }));
  expect(hayValoresRepetidos(form)).toBe(false);
  expect(hayValoresRepetidos(cambiarNivel(form, 1, { descripcion: 'Se cumple' }))).toBe(true);
});
