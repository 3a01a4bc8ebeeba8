import { expect, test } from 'vitest';

import { describeUsos } from './describe-usos.ts';

test('names every use with the effect of the deletion, and states that saved tests stay', () => {
  const usos = [
    { tipo: 'listaVerificacion' as const, _id: '1', nombre: 'Diseño' },
    { tipo: 'metrica' as const, _id: '2', nombre: 'Acoplamiento' },
    { tipo: 'subcaracteristica' as const, _id: '3', nombre: 'Modularidad' },
  ];
  expect(describeUsos({ usos, pruebas: 2 })).toEqual([
    'Se quitará de la lista de verificación «Diseño».',
    'Quedará sin lista de verificación la métrica «Acoplamiento».',
    'Se quitará de la subcaracterística «Modularidad».',
    'Aparece en 2 pruebas guardadas, que se conservan como están.',
  ]);
});

test('writes one test in the singular, and returns no sentence without uses', () => {
  expect(describeUsos({ usos: [], pruebas: 1 })).toEqual([
    'Aparece en 1 prueba guardada, que se conserva como está.',
  ]);
  expect(describeUsos({ usos: [], pruebas: 0 })).toEqual([]);
});
