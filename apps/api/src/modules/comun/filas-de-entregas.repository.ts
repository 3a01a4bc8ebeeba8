import { deleteInSlices, type Db, type HeavyTable } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

interface FilasDeEntregas extends HeavyTable {
  /** Rows of the deliveries that a list of ids names. */
  readonly de: (entregas: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const propias = (entregas: RawBuilder<unknown>) => sql`entrega_id in ${entregas}`;

/** Tables with many or large rows of deliveries, each before the one that it refers to. The others go with the delivery's row. */
const pesadas: readonly FilasDeEntregas[] = [
  {
    table: 'entregado_archivos',
    columns: ['texto_cifrado', 'incidencias', 'medidas'],
    de: (entregas) => sql`analisis_id in (select id from entrega_analisis where entrega_id in ${entregas})`,
  },
  { table: 'entrega_analisis', columns: ['medidas', 'omitidos', 'ambito'], de: propias },
  { table: 'entregados', columns: ['prueba', 'acciones', 'ambito_propio'], de: propias },
  {
    table: 'calificacion_cambios',
    columns: ['motivo'],
    de: (entregas) => sql`calificacion_id in (select id from calificaciones where entrega_id in ${entregas})`,
  },
  { table: 'calificaciones', columns: ['medidas', 'publicado', 'enlaces', 'marcas', 'motivo'], de: propias },
  { table: 'observaciones', columns: ['texto', 'clave'], de: propias },
  { table: 'patrones', columns: ['prueba'], de: propias },
  { table: 'rubricas', columns: ['lineas'], de: propias },
  { table: 'avisos', columns: ['texto'], de: propias },
];

/**
 * Deletes in slices what deliveries hold: on the embedded engine one statement that took all with their rows would keep every request
 * waiting.
 * @param entregas subquery of their ids
 */
export async function borrarFilasDeEntregas(db: Db, entregas: RawBuilder<unknown>): Promise<void> {
  for (const filas of pesadas) await deleteInSlices(db, filas, filas.de(entregas));
}
