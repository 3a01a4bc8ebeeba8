import { expect, test } from 'vitest';

import { textoVerificacion, type Comprobacion } from './verificacion.ts';

const base: Comprobacion = {
  estado: 'verificada',
  commit: 'abc1234def5678',
  fecha: '2026-11-20T10:00:00.000Z',
  motivo: null,
};

test.each<[Partial<Comprobacion>, RegExp]>([
  [{}, /^Verificado en el commit abc1234$/],
  [{ commit: null }, /^Verificado en la prueba del 20 de noviembre de 2026, /],
  [{ estado: 'sigue' }, /^Sigue igual en el commit abc1234$/],
  [{ estado: 'abierta-de-nuevo' }, /^Abierta de nuevo: volvió a aparecer en el commit abc1234$/],
  [
    { estado: 'sin-comprobar', motivo: 'el archivo no se analizó.' },
    /^No se pudo comprobar: el archivo no se analizó\.$/,
  ],
  [{ estado: 'sin-comprobar' }, /^No se pudo comprobar$/],
])('%o is written %s', (cambios, texto) => {
  expect(textoVerificacion({ ...base, ...cambios })).toMatch(texto);
});
