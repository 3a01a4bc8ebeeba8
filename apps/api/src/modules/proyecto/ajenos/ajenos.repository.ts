import { deNadie } from '@mantenible/domain/acceso';
import type { OrdenAjenos } from '@mantenible/domain/proyecto';
import type { Db } from '@mantenible/db';
import { sql, type Expression, type RawBuilder } from 'kysely';

import { momentoExacto } from '../../comun/momento-exacto.repository.ts';
import { ordenarFilas, type FilaPorOrdenar } from '../../comun/ordenar-filas.ts';
import { resultadosDelProyecto, ultimaPrueba } from '../../comun/resultados.repository.ts';
import { contienePlegado, ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import { tramosDeTabla, type TramoDeTabla } from '../../comun/tramos-de-tabla.ts';
import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

/** Projects that one statement sorts: their newest results and folded names take up to 50 µs each. */
const filasPorTramo = 2000;

/**
 * Other people's projects in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createAjenosRepository(
  db: Db,
  incorporado: boolean,
  porTramo = filasPorTramo,
): AjenosRepository {
  return {
    ordenados: async (seleccion) => {
      const filas: FilaPorOrdenar[] = [];
      for await (const tramo of tramosDeTabla<string>((tras) => limiteDeTramo(db, tras, porTramo)))
        filas.push(...(await porOrdenar(db, seleccion, incorporado, tramo)));
      return ordenarFilas(filas, seleccion.sentido);
    },
    leer: async (ids) => {
      if (ids.length === 0) return [];
      const filas = await conResultados(db, incorporado).where('proyectos.id', 'in', ids).execute();
      const porId = new Map(filas.map((fila) => [fila.id, fila]));
      return ids.flatMap((id) => porId.get(id) ?? []).map(proyecto);
    },
  };
}

/** The last id of the slice of all projects that begins after an id; null for the last slice. */
async function limiteDeTramo(db: Db, tras: string | null, porTramo: number): Promise<string | null> {
  const fila = await db
    .selectFrom('proyectos')
    .select('id')
    .$if(tras !== null, (consulta) => consulta.where('id', '>', tras ?? ''))
    .orderBy('id')
    .offset(porTramo - 1)
    .limit(1)
    .executeTakeFirst();
  return fila?.id ?? null;
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

/** Chosen projects of a slice with what they are ordered by. Only what the order reads is joined. */
async function porOrdenar(
  db: Db,
  seleccion: SeleccionAjenos,
  incorporado: boolean,
  { tras, hasta }: TramoDeTabla<string>,
): Promise<readonly FilaPorOrdenar[]> {
  const { orden } = seleccion;
  return elegidos(db, seleccion)
    .$if(tras !== null, (consulta) => consulta.where('proyectos.id', '>', tras ?? ''))
    .$if(hasta !== null, (consulta) => consulta.where('proyectos.id', '<=', hasta ?? ''))
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
    .execute();
}

/** Projects with their newest results. */
function conResultados(db: Db, incorporado: boolean) {
  return db
    .selectFrom('proyectos')
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
    .select(['personas.nombre as persona', 'personas.usuario'])
    .select(['resultado.fecha', 'resultado.grado', 'resultado.enlace', 'resultado.rama'])
    .select(['resultado.analizador', 'resultado.alcance', 'resultado.alcance_hoy'])
    .select(['respuestas.id as prueba', 'respuestas.nombre as titulo', 'respuestas.creado as guardada'])
    .select('respuestas.promedio');
}

function ordenDe(orden: OrdenAjenos): RawBuilder<string | number | null> {
  const ordenes = {
    proyecto: ordenAlfabetico(sql.ref('proyectos.nombre')),
    persona: ordenAlfabetico(sql.ref('personas.nombre')),
    enlace: ordenAlfabetico(sql.ref('proyectos.link')),
    grado: sql.ref('resultado.grado'),
    analisis: momentoExacto('resultado.fecha'),
    prueba: momentoExacto('respuestas.creado'),
  } satisfies Record<OrdenAjenos, Expression<unknown>>;
  return sql<string | number | null>`${ordenes[orden]}`;
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
