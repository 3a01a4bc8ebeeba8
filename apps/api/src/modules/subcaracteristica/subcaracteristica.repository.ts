import type { Conn, Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { subcaracteristicasCompletas } from '../catalogo/arbol.repository.ts';
import { todasLasSubcaracteristicas } from '../catalogo/catalogo-entero.repository.ts';
import { cambioDeEnlaces, metricasDeSubcaracteristica } from '../catalogo/enlaces.repository.ts';
import { desconocidosEn, type Referencias } from '../catalogo/referencias.repository.ts';
import { buscarConVersion, crearYLeer, escribirYLeer } from '../catalogo/registro-escrito.repository.ts';
import { alta, motivo, subida } from '../catalogo/version.repository.ts';
import type { ConId } from '../registro.port.ts';
import type { DatosSubcaracteristica, SubcaracteristicaRepository } from './subcaracteristica.port.ts';

const tabla = 'subcaracteristicas';

/** Sub-characteristics in the tables `subcaracteristicas` and `subcaracteristica_metricas`. */
export function createSubcaracteristicaRepository(db: Db, ahora: () => Date): SubcaracteristicaRepository {
  return { ...lecturas(db), ...escrituras(db, ahora) };
}

function lecturas(db: Db) {
  const filas = () => db.selectFrom('subcaracteristicas').orderBy('creado').orderBy('id');
  return {
    listar: () => planas(db).execute(),
    listarCompletas: () => todasLasSubcaracteristicas(db),
    listarCompletasPorIds: (ids: readonly string[]) => subcaracteristicasCompletas(db, ids),
    listarExcepto: (ids: readonly string[]) => {
      const todas = filas().select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    buscar: (id: string) => buscarConVersion(db, id, seleccion),
    usos: async (id: string) => {
      const fila = await db
        .selectFrom('subcaracteristicas')
        .select((eb) =>
          eb
            .selectFrom('respuesta_elementos')
            .select(sql<number>`count(*)::int`.as('n'))
            .whereRef('respuesta_elementos.elemento_id', '=', 'subcaracteristicas.id')
            .as('pruebas'),
        )
        .where('id', '=', id)
        .executeTakeFirst();
      return fila ? { usos: [], pruebas: fila.pruebas ?? 0 } : null;
    },
  };
}

function escrituras(db: Db, ahora: () => Date) {
  return {
    crear: async (nueva: Escrita) => {
      const columnas = { id: nueva._id, nombre: nueva.nombre, creado: ahora() };
      const fila = alta(db, { tabla, columnas }, referencias(nueva));
      return (
        (await crearYLeer(db, { fila, ...restoDe(db, nueva) })) ?? desconocidosEn(db, referencias(nueva))
      );
    },
    actualizar: async (cambiada: Escrita, esperada: number | null) => {
      const { _id: id, nombre } = cambiada;
      const fila = subida(db, { tabla, id, esperada, cambios: { nombre } }, referencias(cambiada));
      const escrita = await escribirYLeer(db, { fila, ...restoDe(db, cambiada) });
      return escrita ?? motivo(db, { tabla, id }, referencias(cambiada));
    },
    eliminar: (id: string, quien: Autor) => borrarApuntado(db, { tabla, id, quien }, ahora),
  };
}

type Escrita = DatosSubcaracteristica & ConId;

const referencias = ({ metricas }: Escrita): Referencias => ({ tabla: 'metricas', ids: metricas });

/** What follows the row of a sub-characteristic in its write. */
const restoDe = (db: Db, { _id: id, metricas }: Escrita) => ({
  resto: [cambioDeEnlaces(db, metricasDeSubcaracteristica, id, metricas)],
  lectura: seleccion(db, id).compile(),
});

const seleccion = (conn: Conn, id: string) => planas(conn).select('version').where('id', '=', id);

function planas(conn: Conn) {
  return conn
    .selectFrom('subcaracteristicas')
    .select((eb) => [
      'id as _id',
      'nombre',
      jsonArrayFrom(
        eb
          .selectFrom('subcaracteristica_metricas as sm')
          .innerJoin('metricas', 'metricas.id', 'sm.metrica_id')
          .select(['metricas.id as _id', 'metricas.nombre', 'metricas.lista_id as listaVerificacion'])
          .whereRef('sm.subcaracteristica_id', '=', 'subcaracteristicas.id')
          .orderBy('sm.posicion'),
      ).as('metricas'),
    ])
    .orderBy('creado')
    .orderBy('id');
}
