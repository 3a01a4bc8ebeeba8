import { expect, test } from 'vitest';

import {
  avisar,
  avisarError,
  avisarExito,
  avisarNota,
  avisoStore,
  closeAviso,
  leaveScreen,
  settleAvisos,
} from './aviso-store.ts';

const texts = () => avisoStore.get().map(({ texto, tipo }) => [tipo, texto]);

test('at most four alerts are shown, the newest last', () => {
  for (const texto of ['1', '2', '3', '4', '5']) avisar(texto);
  expect(texts().map(([, texto]) => texto)).toEqual(['2', '3', '4', '5']);
});

test('a repeated text is shown once, as a new alert', () => {
  avisar('uno');
  const [first] = avisoStore.get();
  avisar('dos');
  avisar('uno');
  expect(texts().map(([, texto]) => texto)).toEqual(['dos', 'uno']);
  expect(avisoStore.get()[1]?.id).not.toBe(first?.id);
});

test('a failure shows its cause once', () => {
  avisarError('Error al guardar pauta', 'No hay conexión.');
  avisarError('Error al guardar métrica', 'Error al guardar métrica');
  expect(texts()).toEqual([
    ['error', 'Error al guardar pauta. No hay conexión.'],
    ['error', 'Error al guardar métrica'],
  ]);
});

test('a source has one alert at a time, and settles only its own', () => {
  avisar('Falta el título', 'guardar');
  avisar('Revise los campos señalados', 'formulario');
  avisarError('No se pudo guardar', undefined, 'guardar');
  expect(texts().map(([, texto]) => texto)).toEqual(['Revise los campos señalados', 'No se pudo guardar']);
  settleAvisos('guardar');
  expect(texts().map(([, texto]) => texto)).toEqual(['Revise los campos señalados']);
});

test('leaving a screen removes its alerts and keeps confirmations', () => {
  avisarExito('Pauta creada exitosamente');
  avisarNota('La rama del servicio no cambia');
  avisar('Revise los campos señalados', 'formulario');
  avisarError('Error al guardar pauta');
  leaveScreen();
  expect(texts()).toEqual([
    ['exito', 'Pauta creada exitosamente'],
    ['nota', 'La rama del servicio no cambia'],
  ]);
});

test('closing removes one alert and notifies the subscribers', () => {
  let calls = 0;
  const off = avisoStore.subscribe(() => calls++);
  avisar('uno');
  avisar('dos');
  closeAviso(avisoStore.get()[0]?.id ?? -1);
  settleAvisos('nada');
  off();
  avisar('tres');
  expect(texts().map(([, texto]) => texto)).toEqual(['dos', 'tres']);
  expect(calls).toBe(3);
});
