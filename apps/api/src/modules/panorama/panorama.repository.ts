import type { Db } from '@mantenible/db';

import { leerFase, leerMedidas } from '../analisis/analisis-guardado.schema.ts';
import { columnasCriterios } from '../criterio/criterios-en-una.repository.ts';
import { leerPromedios, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type {
  AnalisisTerminado,
  PanoramaRepository,
  ProyectoDelPanorama,
  PruebaDelPanorama,
} from './panorama.port.ts';

/** What a project's page shows, in SQL. */
export function createPanoramaRepository(db: Db): PanoramaRepository {
  return {
    proyecto: (id) => proyecto(db, id),
    pruebas: (proyectoId) => pruebas(db, proyectoId),
  };
}

/** The project with an analysis a row: the two newest finished ones, and the one that waits or runs. */
function filasDelProyecto(db: Db, id: string) {
  return db
    .selectFrom('proyectos')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .leftJoin('analisis', (join) =>
      join
        .onRef('analisis.proyecto_id', '=', 'proyectos.id')
        .on((eb) =>
          eb.or([
            eb('analisis.estado', '=', 'en-curso'),
            eb(
              'analisis.id',
              'in',
              eb
                .selectFrom('analisis as a')
                .select('a.id')
                .whereRef('a.proyecto_id', '=', 'proyectos.id')
                .where('a.estado', '=', 'listo')
                .orderBy('a.creado', 'desc')
                .orderBy('a.id', 'desc')
                .limit(2),
            ),
          ]),
        ),
    )
    .where('proyectos.id', '=', id)
    .select(['proyectos.id_persona', 'proyectos.nombre', 'proyectos.link', 'proyectos.branch'])
    .select(['personas.nombre as persona', 'personas.usuario'])
    .select(['analisis.id as analisis_id', 'analisis.creado', 'analisis.estado', 'analisis.fase'])
    .select(['analisis.commit_id', 'analisis.enlace', 'analisis.rama', 'analisis.grado', 'analisis.medidas'])
    .select([...columnasCriterios()])
    .orderBy('analisis.creado', 'desc')
    .orderBy('analisis.id', 'desc')
    .execute();
}

async function proyecto(db: Db, id: string): Promise<ProyectoDelPanorama | null> {
  const filas = await filasDelProyecto(db, id);
  const [primera] = filas;
  if (!primera) return null;
  const { id_persona, nombre, link, branch, persona, usuario } = primera;
  return {
    propietario: id_persona,
    persona: { nombre: persona ?? id_persona, usuario },
    proyecto: { _id: id, nombre, link, branch },
    terminados: filas.flatMap(terminado),
    enCurso: filas.flatMap(enCurso)[0] ?? null,
    criterios: { pruebas: primera.rangos_pruebas, analisis: primera.rangos_analisis },
  };
}

type Fila = Awaited<ReturnType<typeof filasDelProyecto>>[number];

function enCurso({ analisis_id: id, creado, estado, fase }: Fila): ProyectoDelPanorama['enCurso'][] {
  if (id === null || creado === null || estado !== 'en-curso') return [];
  return [{ fecha: creado.toISOString(), fase: leerFase(fase, id) }];
}

function terminado({ analisis_id: id, creado, estado, rama, ...fila }: Fila): AnalisisTerminado[] {
  if (id === null || creado === null || rama === null || estado !== 'listo') return [];
  const { commit_id: commit, enlace, grado } = fila;
  const medidas = leerMedidas(fila.medidas, id);
  return [{ id, fecha: creado.toISOString(), commit, enlace, rama, grado, medidas }];
}

async function pruebas(db: Db, proyectoId: string): Promise<readonly PruebaDelPanorama[]> {
  const filas = await db
    .selectFrom('respuestas')
    .where('proyecto_id', '=', proyectoId)
    .select(['id', 'nombre', 'tipo', 'elemento_id', 'intentos', 'creado', 'promedio', 'promedios'])
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map(({ id, nombre, tipo, elemento_id, intentos, creado, promedio, promedios }) => ({
    _id: id,
    nombre,
    tipo: leerTipo(tipo, id),
    elementoId: elemento_id,
    intentos,
    creado: creado.toISOString(),
    promedio,
    filas: leerPromedios(promedios, id),
  }));
}
