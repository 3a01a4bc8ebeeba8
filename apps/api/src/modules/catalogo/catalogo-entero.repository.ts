import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import type { MedidaPauta } from '@mantenible/domain/medicion';
import type { MetricaCompleta } from '@mantenible/domain/metrica';
import type { Pauta } from '@mantenible/domain/pauta';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

// Whole tables in one statement, each once, composed here: trees of aggregates (arbol.repository.ts) repeat a list for each
// metric that has it, which takes several times as long for the whole catalogue (figures: docs/rendimiento.md).

type EB = ExpressionBuilder<Schema, never>;

const pautas = (eb: EB) =>
  jsonArrayFrom(
    eb
      .selectFrom('pautas')
      .select(['id as _id', 'descripcion', 'pregunta'])
      // Only the checked body of a request writes it.
      .select((p) => p.ref('medida').$castTo<MedidaPauta | null>().as('medida'))
      .orderBy('creado')
      .orderBy('id'),
  ).as('pautas');

const niveles = (eb: EB) =>
  jsonArrayFrom(
    eb.selectFrom('niveles').select(['pauta_id as de', 'descripcion', 'valor']).orderBy('posicion'),
  ).as('niveles');

const listas = (eb: EB) =>
  jsonArrayFrom(
    eb.selectFrom('listas_verificacion').select(['id as _id', 'nombre']).orderBy('creado').orderBy('id'),
  ).as('listas');

const pautasDeListas = (eb: EB) =>
  jsonArrayFrom(
    eb.selectFrom('lista_pautas').select(['lista_id as de', 'pauta_id as id']).orderBy('posicion'),
  ).as('pautasDeListas');

const metricas = (eb: EB) =>
  jsonArrayFrom(
    eb.selectFrom('metricas').select(['id as _id', 'nombre', 'lista_id']).orderBy('creado').orderBy('id'),
  ).as('metricas');

const subcaracteristicas = (eb: EB) =>
  jsonArrayFrom(
    eb.selectFrom('subcaracteristicas').select(['id as _id', 'nombre']).orderBy('creado').orderBy('id'),
  ).as('subcaracteristicas');

const metricasDeSubcaracteristicas = (eb: EB) =>
  jsonArrayFrom(
    eb
      .selectFrom('subcaracteristica_metricas')
      .select(['subcaracteristica_id as de', 'metrica_id as id'])
      .orderBy('posicion'),
  ).as('metricasDeSubcaracteristicas');

/** Every guideline, the oldest first. */
export async function todasLasPautas(db: Conn): Promise<readonly Pauta[]> {
  return componerPautas(await db.selectNoFrom((eb) => [pautas(eb), niveles(eb)]).executeTakeFirstOrThrow());
}

/** Every verification list with its guidelines in order, the oldest first. */
export async function todasLasListas(db: Conn): Promise<readonly ListaVerificacion[]> {
  const tablas = await db
    .selectNoFrom((eb) => [pautas(eb), niveles(eb), listas(eb), pautasDeListas(eb)])
    .executeTakeFirstOrThrow();
  return componerListas(tablas);
}

/** Every metric, populated to the levels, the oldest first. */
export async function todasLasMetricas(db: Conn): Promise<readonly MetricaCompleta[]> {
  const tablas = await db
    .selectNoFrom((eb) => [pautas(eb), niveles(eb), listas(eb), pautasDeListas(eb), metricas(eb)])
    .executeTakeFirstOrThrow();
  return componerMetricas(tablas);
}

/** Every sub-characteristic, populated to the levels, the oldest first. */
export async function todasLasSubcaracteristicas(db: Conn): Promise<readonly SubcaracteristicaCompleta[]> {
  const tablas = await db
    .selectNoFrom((eb) => [
      pautas(eb),
      niveles(eb),
      listas(eb),
      pautasDeListas(eb),
      metricas(eb),
      subcaracteristicas(eb),
      metricasDeSubcaracteristicas(eb),
    ])
    .executeTakeFirstOrThrow();
  const contenido = contenidos(tablas.metricasDeSubcaracteristicas, componerMetricas(tablas));
  return tablas.subcaracteristicas.map((sub) => ({ ...sub, metricas: contenido(sub._id) }));
}

interface TablasPautas {
  readonly pautas: readonly Omit<Pauta, 'nivelesCumplimiento'>[];
  readonly niveles: readonly { readonly de: string; readonly descripcion: string; readonly valor: number }[];
}

function componerPautas(tablas: TablasPautas): readonly Pauta[] {
  const porPauta = agrupados(tablas.niveles);
  return tablas.pautas.map(({ medida, ...pauta }) => ({
    ...pauta,
    nivelesCumplimiento: (porPauta.get(pauta._id) ?? []).map(({ descripcion, valor }) => ({
      descripcion,
      valor,
    })),
    medida,
  }));
}

interface Pertenencia {
  readonly de: string;
  readonly id: string;
}

interface TablasListas extends TablasPautas {
  readonly listas: readonly { readonly _id: string; readonly nombre: string }[];
  readonly pautasDeListas: readonly Pertenencia[];
}

function componerListas(tablas: TablasListas): readonly ListaVerificacion[] {
  const contenido = contenidos(tablas.pautasDeListas, componerPautas(tablas));
  return tablas.listas.map((lista) => ({ ...lista, pautas: contenido(lista._id) }));
}

interface TablasMetricas extends TablasListas {
  readonly metricas: readonly {
    readonly _id: string;
    readonly nombre: string;
    readonly lista_id: string | null;
  }[];
}

function componerMetricas(tablas: TablasMetricas): readonly MetricaCompleta[] {
  const porId = new Map(componerListas(tablas).map((lista) => [lista._id, lista]));
  return tablas.metricas.map(({ lista_id, ...metrica }) => ({
    ...metrica,
    listaVerificacion: lista_id === null ? null : (porId.get(lista_id) ?? null),
  }));
}

/** The records that a record contains, in order. */
function contenidos<T extends { readonly _id: string }>(
  pertenencias: readonly Pertenencia[],
  cosas: readonly T[],
): (de: string) => readonly T[] {
  const porId = new Map(cosas.map((cosa) => [cosa._id, cosa]));
  const porDueno = agrupados(pertenencias);
  return (de) => (porDueno.get(de) ?? []).flatMap(({ id }) => porId.get(id) ?? []);
}

function agrupados<T extends { readonly de: string }>(
  filas: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const grupos = new Map<string, T[]>();
  for (const fila of filas) {
    const grupo = grupos.get(fila.de);
    if (grupo) grupo.push(fila);
    else grupos.set(fila.de, [fila]);
  }
  return grupos;
}
