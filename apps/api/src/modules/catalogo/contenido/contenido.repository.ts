import { transact, type Conn, type Db } from '@mantenible/db';

import { primeraVersion as version } from '../../comun/version.repository.ts';
import type { Contenido } from './contenido.adapter.ts';
import { insertarPautas } from './insertar-pautas.repository.ts';

/**
 * Id of the first criterion in every installation. Criteria are never deleted, so its row marks the content
 * as loaded. Two servers cannot both insert it: the second waits for the first and then does nothing.
 */
const primerCriterio = '01900000-0000-7000-8000-000000000001';

interface Deps {
  readonly db: Db;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

/** Loads the starter content into an empty database, in one transaction; false when it was loaded before. */
export function cargarContenido({ db, nuevoId, now }: Deps, contenido: Contenido): Promise<boolean> {
  return transact(db, async (trx) => {
    if (!(await estaVacia(trx))) return false;
    const [primero, ...resto] = contenido.criteriosValoracion.map((criterio, posicion) => ({
      id: posicion === 0 ? primerCriterio : nuevoId(),
      posicion,
      version,
      ...criterio,
    }));
    if (!primero) return false;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('criterios_valoracion')
      .values(primero)
      .onConflict((oc) => oc.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await trx.insertInto('criterios_valoracion').values(resto).execute();
    await insertarUmbrales(trx, contenido, nuevoId);
    await insertarCatalogo(trx, contenido, nuevoId, now());
    return true;
  });
}

async function estaVacia(trx: Conn): Promise<boolean> {
  const criterio = await trx.selectFrom('criterios_valoracion').select('id').limit(1).executeTakeFirst();
  const pauta = await trx.selectFrom('pautas').select('id').limit(1).executeTakeFirst();
  return criterio === undefined && pauta === undefined;
}

async function insertarUmbrales(trx: Conn, contenido: Contenido, nuevoId: () => string): Promise<void> {
  const conLugar = <T>(cosa: T, posicion: number) => ({ id: nuevoId(), posicion, version, ...cosa });
  await trx
    .insertInto('valoracion_mantenibilidad')
    .values(contenido.valoracionMantenibilidad.map(conLugar))
    .execute();
  await trx.insertInto('propiedades_calidad').values(contenido.propiedadCalidad.map(conLugar)).execute();
}

async function insertarCatalogo(
  trx: Conn,
  contenido: Contenido,
  nuevoId: () => string,
  creado: Date,
): Promise<void> {
  const idDe = asignarIds(contenido, nuevoId);
  const base = { version, creado };
  const { pautas, listasVerificacion, metricas, subcaracteristicas } = contenido;
  await insertarPautas(
    trx,
    pautas.map((pauta) => ({ ...pauta, id: idDe(pauta.clave) })),
    creado,
  );
  await trx
    .insertInto('listas_verificacion')
    .values(listasVerificacion.map(({ clave, nombre }) => ({ id: idDe(clave), nombre, ...base })))
    .execute();
  const preguntas = listasVerificacion.flatMap((lista) =>
    lista.pautas.map((pauta, posicion) => ({ lista_id: idDe(lista.clave), pauta_id: idDe(pauta), posicion })),
  );
  await trx.insertInto('lista_pautas').values(preguntas).execute();
  await trx
    .insertInto('metricas')
    .values(
      metricas.map(({ clave, nombre, listaVerificacion }) => ({
        id: idDe(clave),
        nombre,
        lista_id: idDe(listaVerificacion),
        ...base,
      })),
    )
    .execute();
  await trx
    .insertInto('subcaracteristicas')
    .values(subcaracteristicas.map(({ clave, nombre }) => ({ id: idDe(clave), nombre, ...base })))
    .execute();
  const medidas = subcaracteristicas.flatMap((sub) =>
    sub.metricas.map((metrica, posicion) => ({
      subcaracteristica_id: idDe(sub.clave),
      metrica_id: idDe(metrica),
      posicion,
    })),
  );
  await trx.insertInto('subcaracteristica_metricas').values(medidas).execute();
  const claves = [...pautas, ...listasVerificacion].map(({ clave }) => ({ clave, elemento_id: idDe(clave) }));
  await trx.insertInto('claves_iniciales').values(claves).execute();
}

/** Ids in the order of the file, so that lists keep it; an unknown key is an error of the file. */
function asignarIds(contenido: Contenido, nuevoId: () => string): (clave: string) => string {
  const { pautas, listasVerificacion, metricas, subcaracteristicas } = contenido;
  const cosas = [...pautas, ...listasVerificacion, ...metricas, ...subcaracteristicas];
  const ids = new Map(cosas.map(({ clave }) => [clave, nuevoId()]));
  return (clave) => {
    const id = ids.get(clave);
    if (id === undefined) throw new Error(`starter content: nothing has the key ${clave}`);
    return id;
  };
}
