import type { ComponenteMedido, Incidencia, Medida } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

const measureSchema = z.object({
  metric: z.string(),
  value: z.string(),
  bestValue: z.exactOptional(z.boolean()),
});
const expectedSchema = z.object({
  medidas: z.array(measureSchema),
  incidencias: z.array(
    z.object({
      descripcion: z.string(),
      regla: z.string(),
      severidad: z.string(),
      estado: z.string(),
      tipo: z.string(),
      categoria: z.array(z.string()),
      archivo: z.string(),
      linea: z.nullable(z.int()),
      tiempo_estimado: z.nullable(z.string()),
      linea_afectada: z.nullable(z.object({ startLine: z.int(), endLine: z.int() })),
    }),
  ),
  componentes: z.array(
    z.object({ name: z.string(), qualifier: z.string(), path: z.string(), measures: z.array(measureSchema) }),
  ),
});

/** Expected results of an analysed project; the order of the lists does not matter. */
export interface Expected {
  readonly medidas: readonly Medida[];
  readonly incidencias: readonly Incidencia[];
  readonly componentes: readonly ComponenteMedido[];
}

/** Expected results of a sample project (`tests/projects/*.esperado.json`) under the given key. */
export function readExpected(json: string, clave: string): Expected {
  const { componentes, ...resto } = expectedSchema.parse(JSON.parse(json));
  return { ...resto, componentes: componentes.map((uno) => ({ key: `${clave}:${uno.path}`, ...uno })) };
}
