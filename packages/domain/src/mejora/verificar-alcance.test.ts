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

const causa = (
  base: string,
  analizado: string,
  despues: typeof antes | typeof vacio,
  hoy: string | null = null,
) =>
  causaEnCodigo(
    { origen: regla, base: codigoAfectado(regla, antes, base), ...lugar },
    {
      ...lugar,
      fecha: '2026-01-03',
      pedido: '2026-01-03',
      commit: 'c',
      alcance: analizado,
      alcanceDeHoy: hoy,
      omitidos: [],
      buscada: () => true,
      detalle: indexarDetalle(despues),
    },
  );

it('an analysis of another scope than that of the action neither verifies it nor finds it open', () => {
  const motivo = 'El alcance del análisis cambió desde que se tomó la acción.';
  expect(causa('', 'sin pruebas', vacio)).toEqual({ motivo });
  // The finding may be in a file that the earlier scope left out.
  expect(causa('sin pruebas', '', antes)).toEqual({ motivo });
  expect(causa('sin pruebas', 'sin pruebas', antes)).toBe('sigue');
  expect(causa('sin pruebas', 'sin pruebas', detalle('dos', []))).toBe('resuelta');
});

it('an analysis of another scope than that of the project today checks nothing', () => {
  const motivo = 'El alcance del proyecto cambió después del último análisis: analice de nuevo.';
  for (const despues of [vacio, antes, detalle('dos', [])])
    expect(causa('', '', despues, 'sin pruebas')).toEqual({ motivo });
  expect(causa('', '', antes, '')).toBe('sigue');
  expect(causa('', '', vacio, '')).toBe('resuelta');
});
