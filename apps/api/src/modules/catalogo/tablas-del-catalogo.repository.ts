import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

type EB = ExpressionBuilder<Schema, never>;

/** What is read of each table. */
const consultas = {
  pautas: (eb: EB) =>
    jsonArrayFrom(
      eb
        .selectFrom('pautas')
        .select(['id as _id', 'descripcion', 'pregunta', 'medida'])
        .orderBy('creado')
        .orderBy('id'),
    ),
  niveles: (eb: EB) =>
    jsonArrayFrom(
      eb.selectFrom('niveles').select(['pauta_id as de', 'descripcion', 'valor']).orderBy('posicion'),
    ),
  listas: (eb: EB) =>
    jsonArrayFrom(
      eb.selectFrom('listas_verificacion').select(['id as _id', 'nombre']).orderBy('creado').orderBy('id'),
    ),
  pautasDeListas: (eb: EB) =>
    jsonArrayFrom(
      eb.selectFrom('lista_pautas').select(['lista_id as de', 'pauta_id as id']).orderBy('posicion'),
    ),
  metricas: (eb: EB) =>
    jsonArrayFrom(
      eb.selectFrom('metricas').select(['id as _id', 'nombre', 'lista_id']).orderBy('creado').orderBy('id'),
    ),
  subcaracteristicas: (eb: EB) =>
    jsonArrayFrom(
      eb.selectFrom('subcaracteristicas').select(['id as _id', 'nombre']).orderBy('creado').orderBy('id'),
    ),
  metricasDeSubcaracteristicas: (eb: EB) =>
    jsonArrayFrom(
      eb
        .selectFrom('subcaracteristica_metricas')
        .select(['subcaracteristica_id as de', 'metrica_id as id'])
        .orderBy('posicion'),
    ),
};

interface Esquema<T> {
  readonly shape: Readonly<Record<string, unknown>>;
  parse(valor: unknown): T;
}

interface Lectura<R> {
  readonly texto: string;
  readonly compuesto: R;
}

/**
 * A reader of the tables that a schema names, whole and each once, in one statement. With `recuerda` it gives
 * the same object as for the last call while no row of them changes: that is serialised and compressed once (`sharedList`).
 */
export function lectorDeTablas<T, R extends object>(
  esquema: Esquema<T>,
  componer: (tablas: T) => R,
): (db: Conn, recuerda: boolean) => () => Promise<R> {
  const nombradas = Object.entries(consultas).filter(([nombre]) => nombre in esquema.shape);
  return (db, recuerda) => {
    let ultima: Lectura<R> | null = null;
    return async () => {
      const { texto } = await db
        .selectNoFrom((eb) => {
          const tablas = nombradas.flatMap(([nombre, consulta]) => [sql.lit(nombre), consulta(eb)]);
          return sql<string>`json_build_object(${sql.join(tablas)})::text`.as('texto');
        })
        .executeTakeFirstOrThrow();
      if (ultima?.texto === texto) return ultima.compuesto;
      const compuesto = componer(esquema.parse(JSON.parse(texto)));
      if (recuerda) ultima = { texto, compuesto };
      return compuesto;
    };
  };
}
