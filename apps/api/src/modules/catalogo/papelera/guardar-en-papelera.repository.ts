import type { Conn } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { cosas, type TablaDeCatalogo } from '../cosas.ts';

/** A JSON list of id and name, in an order; empty for none. */
const lista = (de: RawBuilder<unknown>, orden: RawBuilder<unknown>, nombre: string) =>
  sql`(select coalesce(json_agg(json_build_object('_id', otro.id, 'nombre', otro.${sql.ref(nombre)}) order by ${orden}), '[]') from ${de})`;

const nada = sql`'[]'::json`;
const porPosicion = sql`e.posicion`;
const porCreacion = sql`otro.creado, otro.id`;

interface Partes {
  readonly columnas: RawBuilder<unknown>;
  readonly niveles: RawBuilder<unknown>;
  readonly contiene: RawBuilder<unknown>;
  readonly en: RawBuilder<unknown>;
}

/** What is kept of a row `r` of each table. */
const partes: Readonly<Record<TablaDeCatalogo, Partes>> = {
  pautas: {
    columnas: sql`json_build_object('descripcion', r.descripcion, 'pregunta', r.pregunta, 'medida', r.medida)`,
    niveles: sql`(select coalesce(json_agg(json_build_object('descripcion', n.descripcion, 'valor', n.valor) order by n.posicion), '[]') from niveles n where n.pauta_id = r.id)`,
    contiene: nada,
    en: lista(
      sql`lista_pautas e join listas_verificacion otro on otro.id = e.lista_id where e.pauta_id = r.id`,
      porCreacion,
      'nombre',
    ),
  },
  listas_verificacion: {
    columnas: sql`json_build_object('nombre', r.nombre)`,
    niveles: nada,
    contiene: lista(
      sql`lista_pautas e join pautas otro on otro.id = e.pauta_id where e.lista_id = r.id`,
      porPosicion,
      'descripcion',
    ),
    en: lista(sql`metricas otro where otro.lista_id = r.id`, porCreacion, 'nombre'),
  },
  metricas: {
    columnas: sql`json_build_object('nombre', r.nombre)`,
    niveles: nada,
    contiene: lista(sql`listas_verificacion otro where otro.id = r.lista_id`, porCreacion, 'nombre'),
    en: lista(
      sql`subcaracteristica_metricas e join subcaracteristicas otro on otro.id = e.subcaracteristica_id where e.metrica_id = r.id`,
      porCreacion,
      'nombre',
    ),
  },
  subcaracteristicas: {
    columnas: sql`json_build_object('nombre', r.nombre)`,
    niveles: nada,
    contiene: lista(
      sql`subcaracteristica_metricas e join metricas otro on otro.id = e.metrica_id where e.subcaracteristica_id = r.id`,
      porPosicion,
      'nombre',
    ),
    en: nada,
  },
};

/** Keeps records that are about to be deleted, with their references of this moment; `quien` is the subject of who deletes. */
export async function guardarEnPapelera(
  trx: Conn,
  tabla: TablaDeCatalogo,
  ids: readonly string[],
  { quien, now }: { readonly quien: string; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const { columnas, niveles, contiene, en } = partes[tabla];
  await sql`
    insert into papelera (id, tabla, nombre, contenido, version, creado, borrado, quien)
    select r.id, ${tabla}, r.${sql.ref(cosas[tabla].nombre)},
      json_build_object('columnas', ${columnas}, 'niveles', ${niveles}, 'contiene', ${contiene}, 'en', ${en})::jsonb,
      r.version, r.creado, ${now}, ${quien}
    from ${sql.table(tabla)} r where r.id in (${sql.join(ids)}) for update of r
    on conflict (id) do update set tabla = excluded.tabla, nombre = excluded.nombre, contenido = excluded.contenido,
      version = excluded.version, creado = excluded.creado, borrado = excluded.borrado, quien = excluded.quien
  `.execute(trx);
}
