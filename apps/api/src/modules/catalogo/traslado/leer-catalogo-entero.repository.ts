import type { Conn } from '@mantenible/db';
import type { CatalogoEntero } from '@mantenible/domain/traslado';

import { componerPautas } from '../catalogo-entero.repository.ts';
import { lectorDeTablas } from '../tablas-del-catalogo.repository.ts';
import { tablasSubcaracteristicas, type TablasSubcaracteristicas } from '../tablas-del-catalogo.schema.ts';

type Catalogo = Pick<CatalogoEntero, 'pautas' | 'listasVerificacion' | 'metricas' | 'subcaracteristicas'>;

const lector = lectorDeTablas(tablasSubcaracteristicas, componerCatalogo);

/** The whole catalogue with criteria and thresholds; within a transaction, at one moment. */
export async function leerCatalogoEntero(conn: Conn): Promise<CatalogoEntero> {
  const catalogo = await lector(conn, false)();
  const claves = await conn.selectFrom('claves_iniciales').select(['clave', 'elemento_id']).execute();
  const porId = new Map(claves.map(({ clave, elemento_id }) => [elemento_id, clave]));
  const conClave = <T extends { readonly _id: string }>(cosa: T) => {
    const clave = porId.get(cosa._id);
    return clave === undefined ? cosa : { ...cosa, clave };
  };
  return {
    ...catalogo,
    pautas: catalogo.pautas.map(conClave),
    listasVerificacion: catalogo.listasVerificacion.map(conClave),
    criteriosValoracion: await leerRangos(conn, 'criterios_valoracion'),
    valoracionMantenibilidad: await leerRangos(conn, 'valoracion_mantenibilidad'),
    propiedadCalidad: await conn
      .selectFrom('propiedades_calidad')
      .select(['propiedad', 'valor'])
      .orderBy('posicion')
      .orderBy('id')
      .execute(),
  };
}

function componerCatalogo(tablas: TablasSubcaracteristicas): Catalogo {
  const pautasDe = Map.groupBy(tablas.pautasDeListas, ({ de }) => de);
  const metricasDe = Map.groupBy(tablas.metricasDeSubcaracteristicas, ({ de }) => de);
  return {
    pautas: componerPautas(tablas),
    listasVerificacion: tablas.listas.map((lista) => ({
      ...lista,
      pautas: (pautasDe.get(lista._id) ?? []).map(({ id }) => id),
    })),
    metricas: tablas.metricas.map(({ lista_id: listaVerificacion, ...metrica }) => ({
      ...metrica,
      listaVerificacion,
    })),
    subcaracteristicas: tablas.subcaracteristicas.map((sub) => ({
      ...sub,
      metricas: (metricasDe.get(sub._id) ?? []).map(({ id }) => id),
    })),
  };
}

function leerRangos(conn: Conn, tabla: 'criterios_valoracion' | 'valoracion_mantenibilidad') {
  return conn
    .selectFrom(tabla)
    .select(['valor1', 'valor2', 'criterio'])
    .orderBy('posicion')
    .orderBy('id')
    .execute();
}
