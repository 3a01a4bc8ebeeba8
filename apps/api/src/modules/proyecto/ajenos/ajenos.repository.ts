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
      const filas = await conResultados(db, seleccion, incorporado).offset(desde).limit(cuantos).execute();
      return filas.map(proyecto);
    },
    leerTras: async (seleccion, anterior, cuantos) => {
      const todos = conResultados(db, seleccion, incorporado).limit(cuantos);
      const consulta =
        anterior === null
          ? todos
          : todos.where((eb) => despuesDe(seleccion, anterior, (columna) => eb.ref(columna)));
      const filas = await consulta.execute();
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

function conResultados(db: Db, seleccion: SeleccionAjenos, incorporado: boolean) {
  const { orden, sentido } = seleccion;
  return (
    elegidos(db, seleccion)
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
      .select(['personas.nombre as persona', 'personas.usuario'])
      .select(['resultado.fecha', 'resultado.grado', 'resultado.enlace', 'resultado.rama'])
      .select(['resultado.analizador', 'resultado.alcance', 'resultado.alcance_hoy'])
      .select(['respuestas.id as prueba', 'respuestas.nombre as titulo', 'respuestas.creado as guardada'])
      .select('respuestas.promedio')
      .select((eb) => ordenDe(orden, (columna) => eb.ref(columna)).as('valor'))
      .orderBy((eb) => sql`${ordenDe(orden, (columna) => eb.ref(columna))} ${sql.raw(sentido)} nulls last`)
      // A total order, so that no page repeats or skips a project.
      .orderBy('proyectos.id')
  );
}

/** Whether a project comes after a place in the order of `conResultados`. */
function despuesDe({ orden, sentido }: SeleccionAjenos, { valor, _id }: LugarAjeno, ref: Referencia) {
  const suyo = ordenDe(orden, ref);
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

type Referencia = (columna: Columna) => Expression<unknown>;

type Columna =
  | 'proyectos.nombre'
  | 'proyectos.link'
  | 'personas.nombre'
  | 'resultado.grado'
  | 'resultado.fecha'
  | 'respuestas.creado';

function ordenDe(orden: OrdenAjenos, ref: Referencia): RawBuilder<string | number | Date | null> {
  const ordenes = {
    proyecto: ordenAlfabetico(ref('proyectos.nombre')),
    persona: ordenAlfabetico(ref('personas.nombre')),
    enlace: ordenAlfabetico(ref('proyectos.link')),
    grado: ref('resultado.grado'),
    analisis: ref('resultado.fecha'),
    prueba: ref('respuestas.creado'),
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
