import { beforeEach, expect, test } from 'vitest';

import { avisar, avisarError, avisarExito, avisoStore, closeAllAvisos, closeAviso } from './aviso-store.ts';

const texts = () => avisoStore.get().map(({ texto, tipo }) => [tipo, texto]);

beforeEach(closeAllAvisos);

test('alerts stand in the order given, the newest last, at most four', () => {
  for (const texto of ['1', '2', '3', '4', '5']) avisar(texto);
  expect(texts().map(([, texto]) => texto)).toEqual(['2', '3', '4', '5']);
});

test('the same text is shown once, anew', () => {
  avisar('uno');
  const [first] = avisoStore.get();
  avisar('dos');
  avisar('uno');
  expect(texts().map(([, texto]) => texto)).toEqual(['dos', 'uno']);
  expect(avisoStore.get()[1]?.id).not.toBe(first?.id);
});

test('a failure says its cause once', () => {
  avisarError('Error al guardar pauta', 'No hay conexión.');
  avisarError('Error al guardar métrica', 'Error al guardar métrica');
  expect(texts()).toEqual([
    ['error', 'Error al guardar pauta. No hay conexión.'],
    ['error', 'Error al guardar métrica'],
  ]);
});

test('a success settles what was missing or failed before, never another success', () => {
  avisarExito('Pauta creada exitosamente');
  avisar('Revise los campos señalados');
  avisarError('Error al guardar pauta');
  avisarExito('Pauta actualizada exitosamente');
  expect(texts()).toEqual([
    ['exito', 'Pauta creada exitosamente'],
    ['exito', 'Pauta actualizada exitosamente'],
  ]);
});

test('closing takes one alert away and tells the subscribers', () => {
  let told = 0;
  const off = avisoStore.subscribe(() => told++);
  avisar('uno');
  avisar('dos');
  closeAviso(avisoStore.get()[0]?.id ?? -1);
  off();
  avisar('tres');
  expect(texts().map(([, texto]) => texto)).toEqual(['dos', 'tres']);
  expect(told).toBe(3);
});
