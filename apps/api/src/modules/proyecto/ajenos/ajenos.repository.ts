import type { OrdenAjenos } from '@mantenible/domain/proyecto';
import type { Db } from '@mantenible/db';
import { sql, type Expression } from 'kysely';

import { resultadosDelProyecto } from '../../cifras/resultados.repository.ts';
import { contienePlegado, ordenAlfabetico } from '../../texto-plegado.repository.ts';
import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

/**
 * Other people's projects in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createAjenosRepository(db: Db, incorporado: boolean): AjenosRepository {
  return {
    contar: async (seleccion) => {
      const consulta = elegidos(db, seleccion).select((eb) => eb.fn.countAll<string | number>().as('n'));
      return Number((await consulta.executeTakeFirstOrThrow()).n);
    },
    leer: async (seleccion, { desde, cuantos }) => {
      const filas = await conResultados(db, seleccion, incorporado).offset(desde).limit(cuantos).execute();
      return filas.map(proyecto);
    },
  };
}

type Fila = Awaited<ReturnType<ReturnType<typeof conResultados>['execute']>>[number];

function elegidos(db: Db, { menos, buscar }: SeleccionAjenos) {
  const consulta = db
    .selectFrom('proyectos')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('proyectos.id_persona', '<>', menos);
  if (buscar.trim() === '') return consulta;
  return consulta.where((eb) =>
    eb.or(
      (['proyectos.nombre', 'proyectos.link', 'personas.nombre', 'personas.usuario'] as const).map(
        (columna) => contienePlegado(eb.ref(columna), buscar),
      ),
    ),
  );
}

function conResultados(db: Db, seleccion: SeleccionAjenos, incorporado: boolean) {
  const { orden, sentido } = seleccion;
  return (
    elegidos(db, seleccion)
      .leftJoinLateral(
        () => resultadosDelProyecto(incorporado).limit(1).as('resultado'),
        (join) => join.onTrue(),
      )
      .leftJoin('respuestas', (join) =>
        join.on('respuestas.id', '=', (eb) =>
          eb
            .selectFrom('respuestas as r')
            .select('r.id')
            .whereRef('r.proyecto_id', '=', 'proyectos.id')
            .orderBy('r.creado', 'desc')
            .orderBy('r.id', 'desc')
            .limit(1),
        ),
      )
      .select([
        'proyectos.id',
        'proyectos.nombre',
        'proyectos.link',
        'proyectos.branch',
        'proyectos.id_persona',
      ])
      .select(['personas.nombre as persona', 'personas.usuario'])
      .select(['resultado.fin', 'resultado.grado'])
      .select(['respuestas.id as prueba', 'respuestas.nombre as titulo', 'respuestas.creado as guardada'])
      .select('respuestas.promedio')
      .orderBy((eb) => sql`${ordenDe(orden, (columna) => eb.ref(columna))} ${sql.raw(sentido)} nulls last`)
      // A total order, so that no page repeats or skips a project.
      .orderBy('proyectos.id')
  );
}

type Columna =
  | 'proyectos.nombre'
  | 'proyectos.link'
  | 'personas.nombre'
  | 'resultado.grado'
  | 'resultado.fin'
  | 'respuestas.creado';

function ordenDe(orden: OrdenAjenos, ref: (columna: Columna) => Expression<unknown>) {
  const ordenes = {
    proyecto: ordenAlfabetico(ref('proyectos.nombre')),
    persona: ordenAlfabetico(ref('personas.nombre')),
    enlace: ordenAlfabetico(ref('proyectos.link')),
    grado: ref('resultado.grado'),
    analisis: ref('resultado.fin'),
    prueba: ref('respuestas.creado'),
  } satisfies Record<OrdenAjenos, Expression<unknown>>;
  return ordenes[orden];
}

function proyecto(fila: Fila): ProyectoConResultados {
  return {
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    persona: { nombre: fila.persona ?? fila.id_persona, usuario: fila.usuario },
    analisis: fila.fin === null ? null : { fin: fila.fin, grado: fila.grado },
    prueba:
      fila.prueba === null || fila.titulo === null || fila.guardada === null
        ? null
        : {
            _id: fila.prueba,
            nombre: fila.titulo,
            creado: fila.guardada,
            promedio: fila.promedio,
          },
  };
}
