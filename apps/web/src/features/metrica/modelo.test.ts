import { metricaEnviada } from '@mantenible/contracts/metrica';
import { expect, test } from 'vitest';

import { validate } from '../../lib/forms/validate.ts';
import { formDeMetrica, idsDeListas, metricaVacia, nombreDeLista } from './modelo.ts';

const listaId = '0199aaaa-0000-7000-8000-000000000001';
const metrica = {
  _id: '0199aaaa-0000-7000-8000-000000000002',
  nombre: 'Acoplamiento',
  listaVerificacion: listaId,
};
const sinLista = { ...metrica, listaVerificacion: null };

test('a metric needs a name and a verification list', () => {
  const checked = validate(metricaEnviada, metricaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    listaVerificacion: 'Por favor, selecciona al menos una lista de verificación.',
  });
  expect(validate(metricaEnviada, formDeMetrica(metrica))).toEqual({
    ok: true,
    data: { nombre: 'Acoplamiento', listaVerificacion: listaId },
  });
});

test('the requested lists are each contained once', () => {
  expect(idsDeListas([metrica, sinLista, metrica])).toEqual([listaId]);
});

test("a metric whose list is unknown shows 'Desconocido'", () => {
  const listas = [{ _id: listaId, nombre: 'Diseño' }];
  expect(nombreDeLista(metrica, listas)).toBe('Diseño');
  expect(nombreDeLista(metrica, [])).toBe('Desconocido');
  expect(nombreDeLista(sinLista, listas)).toBe('Desconocido');
});
