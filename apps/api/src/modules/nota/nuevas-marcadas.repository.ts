import type { Db } from '@mantenible/db';
import { leerSeveridad } from '@mantenible/domain/escaneo';
import { maximoMensaje } from '@mantenible/domain/marca';
import { sql } from 'kysely';

import { leeProyectosDeHoy } from '../comun/curso-de-hoy.repository.ts';
import { listaJson } from '../comun/lista-json.repository.ts';
import { leerAnclaDeMarca, leerDecisionDeMarca } from './entrega-leida.schema.ts';
import type { IncidenciaNueva, NuevaMarcada } from './marca-aceptada.port.ts';
import { leerMarcasAceptadas } from './nota-guardada.schema.ts';

/** A delivered project with the analysis whose new findings count. */
interface Analizado {
  readonly proyectoId: string;
  readonly analisis: string;
}

interface Cuales {
  readonly entregaId: string;
  /** The template's analysis. */
  readonly plantilla: string;
  /** Whether the marks of the team are read too; otherwise the accepted ones alone. */
  readonly conMarcas: boolean;
}

/** The new findings that the team marked, and those whose marks a lecturer accepted, by project. */
export async function nuevasMarcadas(
  db: Db,
  severidadDe: (regla: string) => string,
  cuales: Cuales,
  analizados: readonly Analizado[],
): Promise<ReadonlyMap<string, readonly NuevaMarcada[]>> {
  if (analizados.length === 0) return new Map();
  const proyectos = analizados.map(({ proyectoId }) => proyectoId);
  const buscados = [
    ...(await aceptadas(db, cuales.entregaId, proyectos)),
    ...(cuales.conMarcas ? await marcas(db, cuales.entregaId, proyectos) : []),
  ];
  const analisisDe = new Map(analizados.map((uno) => [uno.proyectoId, uno.analisis]));
  const grupos = Map.groupBy(buscados, ({ proyectoId, ...uno }) =>
    claveDe(analisisDe.get(proyectoId) ?? '', uno),
  );
  const cuentas = await contar(db, cuales.plantilla, [...analisisDe.values()], buscados);
  const halladas = [...grupos].flatMap(([clave, iguales]) => {
    const [uno] = iguales;
    if (!uno) return [];
    const { proyectoId, ruta, regla, mensaje } = uno;
    const nuevas =
      (cuentas.get(clave) ?? 0) - (cuentas.get(claveDe(cuales.plantilla, { ruta, regla, mensaje })) ?? 0);
    const marcada = {
      ruta,
      regla,
      mensaje,
      nuevas,
      severidad: leerSeveridad(severidadDe(regla)),
      marcas: iguales.flatMap(({ marca }) => marca ?? []),
      aceptadas: Math.max(0, ...iguales.map((una) => una.aceptadas)),
    };
    return nuevas > 0 ? [{ proyectoId, marcada }] : [];
  });
  return new Map(
    [...Map.groupBy(halladas, ({ proyectoId }) => proyectoId)].map(([id, suyas]) => [
      id,
      suyas.map(({ marcada }) => marcada),
    ]),
  );
}

const claveDe = (analisis: string, { ruta, regla, mensaje }: IncidenciaNueva) =>
  JSON.stringify([analisis, ruta, regla, mensaje]);

interface Buscado extends IncidenciaNueva {
  readonly proyectoId: string;
  readonly marca: NuevaMarcada['marcas'][number] | null;
  readonly aceptadas: number;
}

/** What the correction that counts of each project accepted. */
async function aceptadas(
  db: Db,
  entregaId: string,
  proyectos: readonly string[],
): Promise<readonly Buscado[]> {
  const filas = await db
    .selectFrom('calificaciones')
    .distinctOn('proyecto_id')
    .select(['id', 'proyecto_id', 'marcas'])
    .where('entrega_id', '=', entregaId)
    .where('proyecto_id', 'in', proyectos)
    .orderBy('proyecto_id')
    .orderBy('orden', 'desc')
    .execute();
  return filas.flatMap((fila) =>
    leerMarcasAceptadas(fila.marcas, fila.id).map(({ cuantas, ...uno }) => {
      return { ...uno, proyectoId: fila.proyecto_id, marca: null, aceptadas: cuantas };
    }),
  );
}

/**
 * Marks of projects that are in the course today: what left it is read no more. A mark follows its finding to the newest analysis, and is
 * found by the file and the message that it has there.
 */
async function marcas(db: Db, entregaId: string, proyectos: readonly string[]): Promise<readonly Buscado[]> {
  const filas = await db
    .selectFrom('marcas as m')
    .innerJoin('proyectos as p', 'p.id', 'm.proyecto_id')
    .innerJoin('curso_proyectos as c', 'c.proyecto_id', 'p.id')
    .innerJoin('entregas as e', 'e.curso_id', 'c.curso_id')
    .select(['m.id', 'm.proyecto_id', 'm.decision', 'm.razon'])
    .select(
      sql`jsonb_build_object('ruta', m.ancla -> 'ruta', 'regla', m.ancla -> 'regla', 'mensaje', m.ancla -> 'mensaje')`.as(
        'ancla',
      ),
    )
    .where('e.id', '=', entregaId)
    .where(leeProyectosDeHoy('c.curso_id'))
    .where('m.proyecto_id', 'in', proyectos)
    .orderBy('m.creado')
    .orderBy('m.id')
    .execute();
  return filas.map(({ id, proyecto_id: proyectoId, decision, razon, ancla }) => ({
    ...leerAnclaDeMarca(ancla, id),
    proyectoId,
    marca: { decision: leerDecisionDeMarca(decision, id), razon },
    aceptadas: 0,
  }));
}

/** How often each analysis has these findings; marks keep the first characters of a message. */
async function contar(
  db: Db,
  plantilla: string,
  analisis: readonly string[],
  buscados: readonly IncidenciaNueva[],
): Promise<ReadonlyMap<string, number>> {
  if (buscados.length === 0) return new Map();
  const rutas = JSON.stringify([...new Set(buscados.map(({ ruta }) => ruta))]);
  const { rows } = await sql<{ analisis: string; ruta: string; regla: string; mensaje: string; n: number }>`
    select f.analisis_id as analisis, f.ruta, una->>'rule' as regla, left(una->>'message', ${maximoMensaje}::int) as mensaje, count(*)::int as n
    from entregado_archivos f cross join lateral jsonb_array_elements(${listaJson('f.incidencias')}) una
    where f.analisis_id in (${sql.join([plantilla, ...analisis])})
      and f.ruta in (select jsonb_array_elements_text(${rutas}::jsonb))
    group by 1, 2, 3, 4`.execute(db);
  return new Map(rows.map(({ analisis: id, n, ...uno }) => [claveDe(id, uno), n]));
}
