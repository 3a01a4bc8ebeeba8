import type { Db } from '@mantenible/db';
import { elegirAnalisis } from '@mantenible/domain/entrega';
import { leerSeveridad, type Severidad } from '@mantenible/domain/escaneo';
import { sql } from 'kysely';

import { filaDeArchivo } from '../analisis/analisis-guardado.schema.ts';
import { listaJson } from '../comun/lista-json.repository.ts';
import { tieneLaPedida } from '../comun/prueba-pedida.repository.ts';
import {
  leerAcciones,
  leerMedidas,
  leerMedidasDeArchivo,
  leerOrigen,
  leerPrueba,
  leerRegla,
} from './entrega-leida.schema.ts';
import type { CifrasEntregadas } from './nota.port.ts';
import { nuevasMarcadas } from './nuevas-marcadas.repository.ts';

/** Severity of a rule of the profile. */
export type SeveridadDe = (regla: string) => string;

/** Figures of the copies of these projects: test, analysis, new findings, accepted marks and cited files. */
export async function leerCifras(
  db: Db,
  severidadDe: SeveridadDe,
  entregaId: string,
  proyectos: readonly string[],
  conMarcas = false,
): Promise<readonly CifrasEntregadas[]> {
  if (proyectos.length === 0) return [];
  const filas = await copias(db, entregaId, proyectos);
  const analisis = await analisisDe(
    db,
    entregaId,
    filas.map(({ id }) => id),
  );
  const plantilla = conArchivos(enCopia(terminadoDe(analisis, null)));
  const suyas = filas.map((fila) => ({
    fila,
    prueba: leerPrueba(fila.prueba, fila.id),
    hecho: terminadoDe(analisis, fila.id),
  }));
  const paraLaEntrega = suyas.flatMap(({ hecho, fila }) =>
    hecho?.origen === 'entrega' && !hecho.sin_archivos
      ? [{ ...hecho, proyectoId: fila.proyecto_id, analisis: hecho.id }]
      : [],
  );
  const nuevas = plantilla && (await nuevasDe(db, paraLaEntrega, { plantilla, severidadDe }));
  const cuales = plantilla && { entregaId, plantilla: plantilla.id, conMarcas };
  const marcadas = cuales && (await nuevasMarcadas(db, severidadDe, cuales, paraLaEntrega));
  const citados = await lineasDeCitados(
    db,
    suyas.flatMap(({ hecho, prueba }) => (hecho ? citasDe(hecho.id, prueba) : [])),
  );
  return suyas.map(({ fila, prueba, hecho: terminado }) => {
    const hecho = enCopia(terminado);
    return {
      proyectoId: fila.proyecto_id,
      copia: terminado === hecho ? fila.id : null,
      enlace: fila.enlace,
      prueba,
      verificadas: leerAcciones(fila.acciones, fila.id).filter(({ verificada }) => verificada !== null)
        .length,
      analisis: hecho && presentar(hecho),
      fallo: falloDe(analisis, fila.id),
      nuevas: (hecho ? nuevas?.get(hecho.id) : undefined) ?? null,
      marcadas: marcadas?.get(fila.proyecto_id) ?? [],
      citados: (hecho ? citados.get(hecho.id) : undefined) ?? new Map(),
    };
  });
}

const presentar = ({ id, origen, commit_id: commit, grado, ncloc }: AnalisisLeido) => {
  return { _id: id, origen, commit, grado, ncloc };
};

function copias(db: Db, entregaId: string, proyectos: readonly string[]) {
  return db
    .selectFrom('entregados')
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .where('proyecto_id', 'in', proyectos)
    .select(['id', 'proyecto_id', 'enlace', 'acciones'])
    .select(sql`case when ${tieneLaPedida} then prueba end`.as('prueba'))
    .execute();
}

/** Analyses of these copies and of the template, the newest first. */
async function analisisDe(db: Db, entregaId: string, copiasLeidas: readonly string[]) {
  const filas = await db
    .selectFrom('entrega_analisis')
    .where('entrega_id', '=', entregaId)
    .where((eb) =>
      eb.or([
        eb.and([eb('entregado_id', 'is', null), eb('origen', '=', 'entrega')]),
        ...(copiasLeidas.length > 0 ? [eb('entregado_id', 'in', copiasLeidas)] : []),
      ]),
    )
    .select([
      'id',
      'entregado_id',
      'origen',
      'estado',
      'codigo',
      'commit_id',
      'grado',
      'medidas',
      'fuente_id',
      'sin_archivos',
    ])
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map(({ medidas, ...fila }) => {
    const leidas = leerMedidas(medidas, fila.id) ?? {};
    return {
      ...fila,
      origen: leerOrigen(fila.origen, fila.id),
      ncloc: leidas['ncloc'] ?? 0,
      silenciadas: leidas['silenced_findings'] ?? 0,
    };
  });
}

type AnalisisLeido = Awaited<ReturnType<typeof analisisDe>>[number];

/** The finished analysis of a copy, or of the template (null), as a delivery's page chooses it. */
const terminadoDe = (analisis: readonly AnalisisLeido[], copia: string | null): AnalisisLeido | null =>
  elegirAnalisis(analisis.filter((una) => una.entregado_id === copia && una.estado === 'listo'));

/** An analysis whose files are here: the files of a copied one follow a moment after its row. */
const enCopia = (uno: AnalisisLeido | null): AnalisisLeido | null => (uno?.fuente_id === null ? uno : null);

/** An analysis whose findings are here: those of a service have none, and files of own ones may be deleted. */
const conArchivos = (uno: AnalisisLeido | null): AnalisisLeido | null =>
  uno?.sin_archivos === false ? uno : null;

function falloDe(analisis: readonly AnalisisLeido[], copia: string): string | null {
  const pedido = analisis.find((una) => una.entregado_id === copia && una.origen === 'entrega');
  return pedido?.estado === 'fallido' ? (pedido.codigo ?? '') : null;
}

/** Severities of the new findings of these analyses since the template, the silenced ones too, by analysis. */
async function nuevasDe(
  db: Db,
  analisis: readonly AnalisisLeido[],
  { plantilla, severidadDe }: { readonly plantilla: AnalisisLeido; readonly severidadDe: SeveridadDe },
): Promise<ReadonlyMap<string, readonly Severidad[]>> {
  const halladas = await nuevasPorRegla(
    db,
    plantilla.id,
    analisis.map(({ id }) => id),
  );
  return new Map(
    analisis.map(({ id, silenciadas }) => [
      id,
      [
        ...severidadesDe(halladas.get(id), severidadDe),
        ...silenciadasNuevas(silenciadas - plantilla.silenciadas),
      ],
    ]),
  );
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
    join entregado_archivos f on f.analisis_id = cita.analisis and f.ruta = cita.ruta and f.analizable`.execute(
    db,
  );
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
