import { deNadie } from '@mantenible/domain/acceso';
import type { OrdenAjenos } from '@mantenible/domain/proyecto';
import type { Db } from '@mantenible/db';
import { sql, type Expression, type RawBuilder } from 'kysely';

import { resultadosDelProyecto, ultimaPrueba } from '../../comun/resultados.repository.ts';
import { contienePlegado, ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import type { AjenosRepository, LugarAjeno, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

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
      const pagina = enOrden(db, seleccion, incorporado).offset(desde).limit(cuantos);
      return (await conResultados(db, pagina, seleccion, incorporado).execute()).map(proyecto);
    },
    leerTras: async (seleccion, anterior, cuantos) => {
      const todos = enOrden(db, seleccion, incorporado).limit(cuantos);
      const pagina = anterior === null ? todos : todos.where(despuesDe(seleccion, anterior));
      const filas = await conResultados(db, pagina, seleccion, incorporado).execute();
      const ultima = filas.at(-1);
      return {
        proyectos: filas.map(proyecto),
        ultimo: ultima ? { valor: ultima.valor, _id: ultima.id } : null,
      };
    },
  };
}

type Fila = Awaited<ReturnType<ReturnType<typeof conResultados>['execute']>>[number];

function elegidos(db: Db, { menos, buscar }: SeleccionAjenos) {
  const consulta = db
    .selectFrom('proyectos')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('proyectos.id_persona', 'not in', [menos, ...deNadie]);
  if (buscar.trim() === '') return consulta;
  return consulta.where((eb) =>
    eb.or(
      (['proyectos.nombre', 'proyectos.link', 'personas.nombre', 'personas.usuario'] as const).map(
        (columna) => contienePlegado(eb.ref(columna), buscar),
      ),
    ),
  );
}

/**
 * Ids of the projects with what they are ordered by. Only what the order reads is joined: the newest results of all projects of an
 * installation take a second.
 */
function enOrden(db: Db, seleccion: SeleccionAjenos, incorporado: boolean) {
  const { orden, sentido } = seleccion;
  return (
    elegidos(db, seleccion)
      .$if(orden === 'grado' || orden === 'analisis', (consulta) =>
        consulta.leftJoinLateral(
          () => resultadosDelProyecto(incorporado).limit(1).as('resultado'),
          (join) => join.onTrue(),
        ),
      )
      .$if(orden === 'prueba', (consulta) =>
        consulta.leftJoin('respuestas', (join) => join.on('respuestas.id', '=', ultimaPrueba())),
      )
      .select(['proyectos.id', ordenDe(orden).as('valor')])
      .orderBy(sql`${ordenDe(orden)} ${sql.raw(sentido)} nulls last`)
      // A total order, so that no page repeats or skips a project.
      .orderBy('proyectos.id')
  );
}

/** The projects of a page with their newest results, in the same order. */
function conResultados(
  db: Db,
  pagina: ReturnType<typeof enOrden>,
  { sentido }: SeleccionAjenos,
  incorporado: boolean,
) {
  return db
    .selectFrom(pagina.as('pagina'))
    .innerJoin('proyectos', 'proyectos.id', 'pagina.id')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .leftJoinLateral(
      () => resultadosDelProyecto(incorporado).limit(1).as('resultado'),
      (join) => join.onTrue(),
    )
    .leftJoin('respuestas', (join) => join.on('respuestas.id', '=', ultimaPrueba()))
    .select([
      'proyectos.id',
      'proyectos.nombre',
      'proyectos.link',
      'proyectos.branch',
      'proyectos.id_persona',
    ])
    .select(['personas.nombre as persona', 'personas.usuario', 'pagina.valor'])
    .select(['resultado.fecha', 'resultado.grado', 'resultado.enlace', 'resultado.rama'])
    .select(['resultado.analizador', 'resultado.alcance', 'resultado.alcance_hoy'])
    .select(['respuestas.id as prueba', 'respuestas.nombre as titulo', 'respuestas.creado as guardada'])
    .select('respuestas.promedio')
    .orderBy('pagina.valor', (orden) => (sentido === 'asc' ? orden.asc() : orden.desc()).nullsLast())
    .orderBy('proyectos.id');
}

/** Whether a project comes after a place in the order of `enOrden`. */
function despuesDe({ orden, sentido }: SeleccionAjenos, { valor, _id }: LugarAjeno) {
  const suyo = ordenDe(orden);
  const mayor = sql<boolean>`proyectos.id > ${_id}::uuid`;
  if (valor === null) return sql<boolean>`(${suyo} is null and ${mayor})`;
  const comparado = sql.raw(sentido === 'asc' ? '>' : '<');
  const igual = sql`${suyo} = ${valor}::${sql.raw(tipos[orden])}`;
  return sql<boolean>`(${suyo} ${comparado} ${valor}::${sql.raw(tipos[orden])} or (${igual} and ${mayor}) or ${suyo} is null)`;
}

/** SQL type of the values of each order. */
const tipos: Readonly<Record<OrdenAjenos, string>> = {
  proyecto: 'text',
  persona: 'text',
  enlace: 'text',
  grado: 'double precision',
  analisis: 'timestamptz',
  prueba: 'timestamptz',
};

function ordenDe(orden: OrdenAjenos): RawBuilder<string | number | Date | null> {
  const ordenes = {
    proyecto: ordenAlfabetico(sql.ref('proyectos.nombre')),
    persona: ordenAlfabetico(sql.ref('personas.nombre')),
    enlace: ordenAlfabetico(sql.ref('proyectos.link')),
    grado: sql.ref('resultado.grado'),
    analisis: sql.ref('resultado.fecha'),
    prueba: sql.ref('respuestas.creado'),
  } satisfies Record<OrdenAjenos, Expression<unknown>>;
  return sql<string | number | Date | null>`${ordenes[orden]}`;
}

function analisisDe({ fecha, grado, rama, ...fila }: Fila): ProyectoConResultados['analisis'] {
  return fecha === null || rama === null
    ? null
    : {
        fecha: fecha.toISOString(),
        grado,
        enlace: fila.enlace,
        rama,
        analizador: fila.analizador,
        alcance: fila.alcance,
        alcanceDeHoy: fila.alcance_hoy,
      };
}

function proyecto(fila: Fila): ProyectoConResultados {
  return {
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    persona: { nombre: fila.persona ?? fila.id_persona, usuario: fila.usuario },
    analisis: analisisDe(fila),
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
