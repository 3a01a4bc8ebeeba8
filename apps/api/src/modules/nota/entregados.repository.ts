import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { delEquipoDeUnaCopia } from '../comun/copia-propia.repository.ts';
import { bytesDePruebaCopiada } from '../comun/prueba-pedida.repository.ts';
import { ordenAlfabetico } from '../comun/texto-plegado.repository.ts';
import type { ProyectoConTamano } from '../comun/tandas-de-proyectos.ts';
import { leerMiembros, leerPedido } from './entrega-leida.schema.ts';
import type { EntregaDeNotas, EntregadoDeNotas } from './nota.port.ts';

/** A delivery and whose its course is, in one statement. */
export async function leerEntrega(db: Db, entregaId: string, sub: string): Promise<EntregaDeNotas | null> {
  const fila = await db
    .selectFrom('entregas')
    .innerJoin('cursos', 'cursos.id', 'entregas.curso_id')
    .where('entregas.id', '=', entregaId)
    .select([
      'entregas.id',
      'entregas.version',
      'entregas.curso_id',
      'entregas.titulo',
      'entregas.abre',
      'entregas.fin',
      'entregas.copiada',
      'entregas.publicada',
      'entregas.pide',
      'entregas.plantilla',
      'cursos.estado',
      'cursos.escala',
      'cursos.aprobado',
    ])
    .select([
      sql<string[]>`array(select d.sub from curso_docentes d where d.curso_id = cursos.id)`.as('docentes'),
      sql<
        string[]
      >`case when exists (select 1 from curso_personas p where p.curso_id = cursos.id and p.sub = ${sub})
          or ${delEquipoDeUnaCopia(sub)} then array[${sub}::text] else array[]::text[] end`.as('miembros'),
    ])
    .executeTakeFirst();
  if (!fila) return null;
  const { id, curso_id, titulo, abre, fin, copiada, publicada, escala, aprobado, docentes, miembros } = fila;
  const pide = leerPedido(fila.pide, id);
  return {
    _id: id,
    version: fila.version,
    cursoId: curso_id,
    estado: fila.estado,
    titulo,
    abre,
    fin,
    copiada,
    publicada,
    escala,
    aprobado,
    plantilla: fila.plantilla !== null,
    pide: { ...pide, prueba: pide.prueba !== null },
    pertenencia: { propietario: '', miembros, docentes },
  };
}

/** The copies of a delivery that count, by name. */
export async function leerEntregados(
  db: Db,
  entregaId: string,
  proyectoId?: string,
): Promise<readonly EntregadoDeNotas[]> {
  const filas = await db
    .selectFrom('entregados')
    .select(['id', 'proyecto_id', 'proyecto_nombre', 'propietario', 'miembros', 'enlace', 'en_plazo'])
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .$if(proyectoId !== undefined, (query) => query.where('proyecto_id', '=', proyectoId ?? ''))
    .orderBy((eb) => ordenAlfabetico(eb.ref('proyecto_nombre')))
    .orderBy('proyecto_id')
    .execute();
  return filas.map((fila) => ({
    proyectoId: fila.proyecto_id,
    nombre: fila.proyecto_nombre,
    propietario: fila.propietario,
    miembros: leerMiembros(fila.miembros, fila.id),
    enlace: fila.enlace,
    enPlazo: fila.en_plazo,
  }));
}

/** Sizes of the tests of the copies that count, by name of the project. */
export async function leerTamanos(db: Db, entregaId: string): Promise<readonly ProyectoConTamano[]> {
  return db
    .selectFrom('entregados')
    .select('proyecto_id as proyectoId')
    .select(bytesDePruebaCopiada.as('bytes'))
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .orderBy((eb) => ordenAlfabetico(eb.ref('proyecto_nombre')))
    .orderBy('proyecto_id')
    .execute();
}
