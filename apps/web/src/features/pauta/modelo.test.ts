import { pautaEnviada } from '@mantenible/contracts/pauta';
import { expect, test } from 'vitest';

import { validate } from '../../lib/forms/validate.ts';
import {
  candidatoPauta,
  formDePauta,
  hayValoresRepetidos,
  nuevoNivel,
  pautaVacia,
  type NivelForm,
  type PautaForm,
} from './modelo.ts';

const pauta = {
  descripcion: 'Separación entre capas',
  pregunta: '¿Está separado?',
  nivelesCumplimiento: [
    { descripcion: 'No', valor: 0 },
    { descripcion: 'A medias', valor: 0.5 },
  ],
};
const validar = (form: PautaForm) => validate(pautaEnviada, candidatoPauta(form));
const conNivel = (form: PautaForm, clave: number, cambio: Partial<NivelForm>): PautaForm => ({
  ...form,
  niveles: form.niveles.map((nivel) => (nivel.clave === clave ? { ...nivel, ...cambio } : nivel)),
});
const conOtroNivel = (form: PautaForm): PautaForm => ({
  ...form,
  niveles: [...form.niveles, nuevoNivel(form.niveles)],
});

test('a new guideline starts with one level of value 0', () => {
  expect(pautaVacia.niveles).toEqual([{ clave: 0, descripcion: '', valor: '0' }]);
});

test('an unchanged form sends the stored guideline', () => {
  expect(validar(formDePauta(pauta))).toEqual({ ok: true, data: pauta });
});

test('values are shown with a comma and read with comma or point', () => {
  const form = formDePauta(pauta);
  expect(form.niveles.map(({ valor }) => valor)).toEqual(['0', '0,5']);
  const checked = validar(conNivel(form, 1, { valor: '0.75' }));
  expect(checked.ok && checked.data.nivelesCumplimiento[1]).toEqual({ descripcion: 'A medias', valor: 0.75 });
});

test('a new level has a unique key, also after another was removed', () => {
  const { niveles } = formDePauta(pauta);
  expect(nuevoNivel(niveles)).toEqual({ clave: 2, descripcion: '', valor: '0' });
  expect(nuevoNivel(niveles.slice(1)).clave).toBe(2);
  expect(nuevoNivel([]).clave).toBe(0);
});

test('every required field and every unreadable value is named', () => {
  const checked = validar({ ...pautaVacia, niveles: [{ clave: 0, descripcion: ' ', valor: 'uno' }] });
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    descripcion: 'El siguiente campo es obligatorio',
    pregunta: 'El siguiente campo es obligatorio',
    'nivelesCumplimiento.0.descripcion': 'El siguiente campo es obligatorio',
    'nivelesCumplimiento.0.valor': 'Escriba un número',
  });
});

test('a negative value and a sixth level are refused', () => {
  const form = formDePauta(pauta);
  const negative = validar(conNivel(form, 0, { valor: '-1' }));
  expect(negative.ok ? null : [...negative.errors.keys()]).toEqual(['nivelesCumplimiento.0.valor']);
  const six = [1, 2, 3, 4].reduce((grown) => conOtroNivel(grown), form);
  const named = { ...six, niveles: six.niveles.map((nivel) => ({ ...nivel, descripcion: 'n' })) };
  const full = validar(named);
  expect(full.ok ? null : [...full.errors]).toEqual([
    ['nivelesCumplimiento', 'Se admiten como máximo 5 niveles de cumplimiento'],
  ]);
});

test('equal values are detected in any notation; unreadable ones do not count', () => {
  const form = formDePauta(pauta);
  expect(hayValoresRepetidos(form)).toBe(false);
  expect(hayValoresRepetidos(conNivel(form, 0, { valor: '0.50' }))).toBe(true);
  expect(hayValoresRepetidos(conNivel(conNivel(form, 0, { valor: 'x' }), 1, { valor: 'x' }))).toBe(false);
});

test('a new level does not count as a repetition until it has a description', () => {
  const form = conOtroNivel(conNivel(pautaVacia, 0, { descripcion: 'No se cumple' }));
  expect(hayValoresRepetidos(form)).toBe(false);
  expect(hayValoresRepetidos(conNivel(form, 1, { descripcion: 'Se cumple' }))).toBe(true);
});
