import { expect, test } from 'vitest';

import { formDeMetrica, idsDeListas, metricaVacia, nombreDeLista, validarMetrica } from './modelo.ts';

const listaId = '0199aaaa-0000-7000-8000-000000000001';
const metrica = {
  _id: '0199aaaa-0000-7000-8000-000000000002',
  nombre: 'Acoplamiento',
  listaVerificacion: listaId,
};
const sinLista = { ...metrica, listaVerificacion: null };

test('a metric needs a name and a verification list', () => {
  const checked = validarMetrica(metricaVacia);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    nombre: 'El siguiente campo es obligatorio',
    listaVerificacion: 'Por favor, selecciona al menos una lista de verificación.',
  });
  expect(validarMetrica(formDeMetrica(metrica))).toEqual({
    ok: true,
    data: { nombre: 'Acoplamiento', listaVerificacion: listaId },
  });
});

test('the lists to ask for are each named once', () => {
  expect(idsDeListas([metrica, sinLista, metrica])).toEqual([listaId]);
});

test("a metric whose list is unknown shows 'Desconocido'", () => {
  const listas = [{ _id: listaId, nombre: 'Diseño' }];
  expect(nombreDeLista(metrica, listas)).toBe('Diseño');
  expect(nombreDeLista(metrica, [])).toBe('Desconocido');
  expect(nombreDeLista(sinLista, listas)).toBe('Desconocido');
});
