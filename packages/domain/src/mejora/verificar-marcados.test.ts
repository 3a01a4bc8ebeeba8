import { expect, it } from 'vitest';

import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';
import type { Origen } from './accion.ts';
import { codigoAfectado } from './base.ts';
import { causaEnCodigo, indexarDetalle } from './verificar-codigo.ts';

const lugar = { enlace: 'https://h/r', rama: 'main' };
const hallazgo = (huella: string) => ({ regla: 'S1', mensaje: 'm', linea: 1, huella, minutos: 5 });
const [corregida, marcada] = [hallazgo('h'), hallazgo('otra')];
const detalle = (blob: string, hallazgos: readonly IncidenciaDeDetalle[]) => {
  const resto = { analizable: true, silencios: 0, medidas: {}, duplicados: [] };
  const archivos: ArchivoGuardado[] = [{ ruta: 'a.js', blob, hallazgos, ...resto }];
  return { version: 'v1', archivos };
};

/** The check of an action of 2 January by an analysis with these findings, one of which was marked that day. */
function causa(origen: Origen, hallazgos: readonly IncidenciaDeDetalle[], dia: string) {
  const marcados = hallazgos.includes(marcada) ? new Map([[marcada, dia]]) : undefined;
  const base = codigoAfectado(origen, detalle('uno', [corregida, marcada]));
  return causaEnCodigo(
    { origen, base, creado: '2026-01-02', ...lugar },
    {
      ...lugar,
      fecha: '2026-01-04',
      pedido: '2026-01-04',
      commit: 'c',
      alcance: '',
      alcanceDeHoy: null,
      omitidos: [],
      buscada: () => true,
      detalle: indexarDetalle(detalle('dos', hallazgos), marcados),
    },
  );
}

it.each<Origen>([
  { tipo: 'regla', clave: 'S1' },
  { tipo: 'archivo', clave: 'a.js' },
])('findings marked before an action do not hold it, and marking alone never verifies one: %j', (origen) => {
  const motivo = 'Solo quedan incidencias marcadas.';
  expect(causa(origen, [corregida, marcada], '2026-01-01')).toBe('sigue');
  expect(causa(origen, [marcada], '2026-01-01')).toBe('resuelta');
  expect(causa(origen, [marcada], '2026-01-02')).toEqual({ motivo });
  expect(causa(origen, [marcada], '2026-01-03')).toEqual({ motivo });
  expect(causa(origen, [], '2026-01-01')).toBe('resuelta');
});
