import { expect, it } from 'vitest';

import { codigoAfectado } from './base.ts';
import { causaEnCodigo, indexarDetalle } from './verificar-codigo.ts';

const regla = { tipo: 'regla', clave: 'S1' } as const;
const lugar = { enlace: 'https://h/r', rama: 'main' };
const hallazgo = { regla: 'S1', mensaje: 'm', linea: 1, huella: 'h', minutos: 5 };
const detalle = (blob: string, hallazgos: readonly (typeof hallazgo)[]) => ({
  version: 'v1',
  archivos: [{ ruta: 'a.js', blob, analizable: true, silencios: 0, medidas: {}, hallazgos, duplicados: [] }],
});
const antes = detalle('uno', [hallazgo]);
const vacio = { version: 'v1', archivos: [] };

const causa = (base: string, hoy: string, despues: typeof antes | typeof vacio) =>
  causaEnCodigo(
    { origen: regla, base: codigoAfectado(regla, antes, base), ...lugar },
    {
      ...lugar,
      fecha: '2026-01-03',
      pedido: '2026-01-03',
      commit: 'c',
      alcance: hoy,
      omitidos: [],
      buscada: () => true,
      detalle: indexarDetalle(despues),
    },
  );

it('a file that only left the scope does not verify an action, and a finding that is there still counts', () => {
  const motivo = 'El alcance del análisis cambió desde que se tomó la acción.';
  expect(causa('', 'sin pruebas', vacio)).toEqual({ motivo });
  expect(causa('', 'sin pruebas', antes)).toBe('sigue');
  expect(causa('sin pruebas', 'sin pruebas', detalle('dos', []))).toBe('resuelta');
});
