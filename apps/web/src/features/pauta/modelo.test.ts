import { pautaEnviada } from '@mantenible/contracts/pauta';
import { expect, test } from 'vitest';

import { validate } from '../../lib/forms/validate.ts';
import {
  candidatoPauta,
  formDePauta,
  hayCotasDesordenadas,
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
  medida: null,
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
  expect(pautaVacia.niveles).toEqual([{ clave: 0, descripcion: '', valor: '0', cota: '' }]);
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
  expect(nuevoNivel(niveles)).toEqual({ clave: 2, descripcion: '', valor: '0', cota: '' });
  expect(nuevoNivel(niveles.slice(1)).clave).toBe(2);
  expect(nuevoNivel([]).clave).toBe(0);
});

test('every required field and every unreadable value is named', () => {
  const checked = validar({
    ...pautaVacia,
    niveles: [{ clave: 0, descripcion: ' ', valor: 'uno', cota: '' }],
  });
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

const ligada = {
  ...pauta,
  medida: { nombre: 'Duplicaciones', sentido: 'menor', cotas: [null, 2.5] },
} as const;

test('a tie is edited with a comma, and sent as it was', () => {
  const form = formDePauta(ligada);
  expect([form.medida, form.sentido, form.niveles.map(({ cota }) => cota)]).toEqual([
    'Duplicaciones',
    'menor',
    ['', '2,5'],
  ]);
  expect(validar(form)).toEqual({ ok: true, data: ligada });
  expect(validar({ ...form, medida: '' })).toEqual({ ok: true, data: pauta });
});

test('an unreadable bound, one too great and no bound at all are named', () => {
  const errores = (...cotas: string[]) => {
    const form = formDePauta(ligada);
    const niveles = form.niveles.map((nivel, i) => ({ ...nivel, cota: cotas[i] ?? '' }));
    const checked = validar({ ...form, niveles });
    return checked.ok ? null : Object.fromEntries(checked.errors);
  };
  expect(errores('poco', '3')).toEqual({ 'medida.cotas.0': 'Escriba un número' });
  expect(errores('-1', '3')).toEqual({ 'medida.cotas.0': 'El valor no puede ser negativo' });
  expect(errores('100,1', '3')).toEqual({ 'medida.cotas.0': 'La cota no puede pasar de 100' });
  expect(errores('', ' ')).toEqual({ 'medida.cotas': 'Escriba la cota de al menos un nivel' });
});

test('bounds out of order are detected as they are typed', () => {
  const form = formDePauta(ligada);
  const con = (primera: string, segunda: string) =>
    hayCotasDesordenadas({
      ...form,
      niveles: form.niveles.map((nivel, i) => ({ ...nivel, cota: [primera, segunda][i] ?? '' })),
    });
  expect([con('5', '2'), con('2', '5'), con('x', '5'), con('', '')]).toEqual([false, true, false, false]);
  expect(hayCotasDesordenadas({ ...form, medida: '' })).toBe(false);
});
