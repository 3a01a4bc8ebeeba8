import type { Db } from '@mantenible/db';
import { cambiosEntre, esDelMismoCodigo } from '@mantenible/domain/comparacion';
import { cifrasDe } from '@mantenible/domain/medicion';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import { leerCifras, leerMedidas } from '../analisis/analisis-guardado.schema.ts';
import { resultadosDelProyecto } from '../comun/resultados.repository.ts';
import type { ArchivoMedido, MedicionRepository } from './medicion.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/**
 * Figures of analyses in SQL.
 * @param incorporado whether analyses are made and kept here
 * @param analizador version of the analyser of today
 */
export function createMedicionRepository(
  db: Db,
  incorporado: boolean,
  analizador: string,
): MedicionRepository {
  return {
    leer: async (proyectoId, analisis) => {
      const fila = await filaDelProyecto(db, incorporado, proyectoId, analisis);
      if (!fila) return null;
      const { link: repositorio, branch: rama, resultado } = fila;
      const deQuien = pertenenciaDe(fila);
      const hoy = { enlace: repositorio, rama, analizador, alcance: resultado?.alcance_hoy };
      const cambios = resultado ? cambiosEntre(resultado, hoy) : [];
      // An analysis of another repository or branch measures other code.
      if (!resultado || !esDelMismoCodigo(cambios)) return { ...deQuien, repositorio, cambios, medido: null };
      const { id, fecha, commit } = resultado;
      const medidas = (incorporado ? leerMedidas : leerCifras)(resultado.medidas, id);
      const cifras = cifrasDe(medidas);
      const medido = { analisis: id, fecha: new Date(fecha).toISOString(), commit, cifras };
      return { ...deQuien, repositorio, cambios, medido };
    },
    archivos: (analisis) => archivos(db, analisis),
  };
}

function filaDelProyecto(db: Db, incorporado: boolean, proyectoId: string, analisis: string | null) {
  return db
    .selectFrom('proyectos')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'proyectos.link', 'proyectos.branch'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom(resultadosDelProyecto(incorporado).as('r'))
          .select(['r.id', 'r.fecha', 'r.commit', 'r.enlace', 'r.rama', 'r.analizador', 'r.medidas'])
          .select(['r.alcance', 'r.alcance_hoy'])
          .$if(analisis !== null, (qb) => qb.where('r.id', '=', analisis))
          .orderBy('r.pedido', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1),
      ).as('resultado'),
    )
    .executeTakeFirst();
}

/** Bytes of the paths of one answer: those of 20 000 ordinary files; a repository may have paths of 4096. */
const maximoRutas = 4_000_000;

async function archivos(db: Db, analisis: string): Promise<readonly ArchivoMedido[]> {
  const medidos = db
    .selectFrom('analisis_archivos')
    .select(['ruta', 'posicion', sql<number | null>`(medidas->>'lines')::float8`.as('lineas')])
    .select(
      sql<number>`sum(octet_length(ruta)) over (order by posicion rows unbounded preceding)`.as('hasta'),
    )
    .where('analisis_id', '=', analisis);
  return db
    .selectFrom(medidos.as('medidos'))
    .select(['ruta', 'lineas'])
    .where('hasta', '<=', maximoRutas)
    .orderBy('ruta')
    .execute();
}
