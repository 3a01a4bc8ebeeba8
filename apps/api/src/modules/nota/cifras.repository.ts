import type { Db } from '@mantenible/db';
import { leerSeveridad, type Severidad } from '@mantenible/domain/escaneo';
import { sql } from 'kysely';

import { filaDeArchivo } from '../analisis/analisis-guardado.schema.ts';
import { listaJson } from '../comun/lista-json.repository.ts';
import {
  leerAcciones,
  leerMedidas,
  leerMedidasDeArchivo,
  leerPrueba,
  leerRegla,
} from './entrega-leida.schema.ts';
import type { CifrasEntregadas } from './nota.port.ts';

/** Severity of a rule of the profile. */
export type SeveridadDe = (regla: string) => string;

/** Figures of the copies of these projects: test, newest analysis, new findings and cited files, in four statements. */
export async function leerCifras(
  db: Db,
  severidadDe: SeveridadDe,
  entregaId: string,
  proyectos: readonly string[],
): Promise<readonly CifrasEntregadas[]> {
  if (proyectos.length === 0) return [];
  const filas = await copias(db, entregaId, proyectos);
  const plantilla = await analisisDePlantilla(db, entregaId);
  const analisis = filas.flatMap(({ analisis: id }) => (id === null ? [] : [id]));
  const nuevas = plantilla === null ? null : await nuevasPorRegla(db, plantilla.id, analisis);
  const pruebas = filas.map(({ id, prueba }) => leerPrueba(prueba, id));
  const citados = await lineasDeCitados(
    db,
    filas.flatMap(({ analisis: id }, i) => (id === null ? [] : citasDe(id, pruebas[i] ?? null))),
  );
  return filas.map((fila, i) => {
    const medidas = leerMedidas(fila.medidas, fila.analisis ?? fila.id) ?? {};
    return {
      proyectoId: fila.proyecto_id,
      enlace: fila.enlace,
      prueba: pruebas[i] ?? null,
      verificadas: leerAcciones(fila.acciones, fila.id).filter(({ verificada }) => verificada !== null)
        .length,
      analisis:
        fila.analisis === null
          ? null
          : {
              _id: fila.analisis,
              grado: fila.grado,
              ncloc: medidas['ncloc'] ?? 0,
            },
      fallido: fila.fallido,
      nuevas:
        fila.analisis === null || nuevas === null
          ? null
          : [
              ...severidadesDe(nuevas.get(fila.analisis), severidadDe),
              ...silenciadasNuevas((medidas['silenced_findings'] ?? 0) - (plantilla?.silenciadas ?? 0)),
            ],
      citados: (fila.analisis === null ? undefined : citados.get(fila.analisis)) ?? new Map(),
    };
  });
}

function copias(db: Db, entregaId: string, proyectos: readonly string[]) {
  return db
    .selectFrom('entregados as e')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('entrega_analisis as a')
          .select(['a.id as analisis', 'a.grado', 'a.medidas'])
          .whereRef('a.entregado_id', '=', 'e.id')
          .where('a.estado', '=', 'listo')
          .orderBy('a.creado', 'desc')
          .orderBy('a.id')
          .limit(1)
          .as('hecho'),
      (join) => join.onTrue(),
    )
    .where('e.entrega_id', '=', entregaId)
    .where('e.vigente', '=', true)
    .where('e.proyecto_id', 'in', proyectos)
    .select(['e.id', 'e.proyecto_id', 'e.enlace', 'e.prueba', 'e.acciones'])
    .select(['hecho.analisis', 'hecho.grado', 'hecho.medidas'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('entrega_analisis as f')
            .select('f.id')
            .whereRef('f.entregado_id', '=', 'e.id')
            .where('f.estado', '=', 'fallido'),
        )
        .$castTo<boolean>()
        .as('fallido'),
    )
    .execute();
}

interface AnalisisDePlantilla {
  readonly id: string;
  readonly silenciadas: number;
}

async function analisisDePlantilla(db: Db, entregaId: string): Promise<AnalisisDePlantilla | null> {
  const fila = await db
    .selectFrom('entrega_analisis')
    .select(['id', 'medidas'])
    .where('entrega_id', '=', entregaId)
    .where('entregado_id', 'is', null)
    .where('estado', '=', 'listo')
    .orderBy('creado', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!fila) return null;
  return { id: fila.id, silenciadas: leerMedidas(fila.medidas, fila.id)?.['silenced_findings'] ?? 0 };
}

type PorRegla = ReadonlyMap<string, readonly { readonly regla: string; readonly cuantas: number }[]>;

/** Findings of each analysis beyond those that the template has with the same file, rule and message, by rule. */
async function nuevasPorRegla(db: Db, plantilla: string, analisis: readonly string[]): Promise<PorRegla> {
  if (analisis.length === 0) return new Map();
  const { rows } = await sql<{ analisis_id: string; regla: unknown; posicion: number; cuantas: number }>`
    with suyas as (
      select f.analisis_id, f.ruta, una->>'rule' as regla, una->>'message' as mensaje,
        min(f.posicion) as posicion, count(*)::int as n
      from entregado_archivos f cross join lateral jsonb_array_elements(${listaJson('f.incidencias')}) una
      where f.analisis_id in (${sql.join([plantilla, ...analisis])})
      group by 1, 2, 3, 4
    )
    select s.analisis_id, s.regla, min(s.posicion) as posicion, sum(greatest(s.n - coalesce(p.n, 0), 0))::int as cuantas
    from suyas s left join suyas p
      on p.analisis_id = ${plantilla} and p.ruta = s.ruta and p.regla = s.regla and p.mensaje = s.mensaje
    where s.analisis_id <> ${plantilla} or s.regla is null
    group by 1, 2`.execute(db);
  const leidas = rows.map(({ analisis_id, regla, posicion, cuantas }) => {
    return { analisis_id, cuantas, regla: leerRegla(regla, filaDeArchivo(analisis_id, posicion)) };
  });
  return Map.groupBy(leidas, ({ analisis_id }) => analisis_id);
}

function severidadesDe(
  porRegla: readonly { readonly regla: string; readonly cuantas: number }[] = [],
  severidadDe: SeveridadDe,
): readonly Severidad[] {
  return porRegla.flatMap(({ regla, cuantas }) =>
    Array.from({ length: cuantas }, () => leerSeveridad(severidadDe(regla))),
  );
}

/** Findings that the delivered code suppresses and the template's did not: they count as new ones, without a severity. */
const silenciadasNuevas = (cuantas: number): readonly Severidad[] =>
  Array.from({ length: Math.max(0, cuantas) }, () => 'OTRA');

interface Cita {
  readonly analisis: string;
  readonly ruta: string;
}

function citasDe(analisis: string, prueba: CifrasEntregadas['prueba']): readonly Cita[] {
  const rutas = (prueba?.respuestas ?? []).flatMap(({ evidencias = [] }) =>
    evidencias.flatMap((una) => (una.tipo === 'archivo' ? [una.ruta] : [])),
  );
  return [...new Set(rutas)].map((ruta) => ({ analisis, ruta }));
}

/** Lines of the cited files that the analyses have, by analysis and path. */
async function lineasDeCitados(
  db: Db,
  citas: readonly Cita[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  if (citas.length === 0) return new Map();
  const { rows } = await sql<{ analisis_id: string; posicion: number; ruta: string; medidas: unknown }>`
    select f.analisis_id, f.posicion, f.ruta, f.medidas
    from jsonb_to_recordset(${JSON.stringify(citas)}::jsonb) as cita(analisis uuid, ruta text)
    join entregado_archivos f on f.analisis_id = cita.analisis and f.ruta = cita.ruta`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ analisis_id }) => analisis_id)].map(([id, suyas]) => [
      id,
      new Map(
        suyas.map(({ posicion, ruta, medidas }) => {
          return [ruta, leerMedidasDeArchivo(medidas, filaDeArchivo(id, posicion))['lines'] ?? 0];
        }),
      ),
    ]),
  );
}
