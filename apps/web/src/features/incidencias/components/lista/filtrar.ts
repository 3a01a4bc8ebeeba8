import { normalizeSearch } from '../../../../lib/search.ts';
import type { EstadoLista } from '../incidencias/estado-lista.ts';
import type { Entrada, Indice } from '../../../../lib/incidencia/indice.ts';
import { ordenar } from '../../../../lib/incidencia/ordenar.ts';
import { severidades, type Severidad } from '../../../../lib/incidencia/severidad.ts';

/** What the filters leave of the issues. */
export interface Seleccion {
  /** Visible issues in list order. */
  readonly visibles: readonly Entrada[];
  /** Number of issues of each severity under the other filters. */
  readonly conteos: Readonly<Record<Severidad, number>>;
  /** Effort of the visible issues in minutes; `sinEsfuerzo` counts those without one. */
  readonly minutos: number;
  readonly sinEsfuerzo: number;
}

type Filtro = (entrada: Entrada) => boolean;

/** Ids of the entries that are new since an earlier analysis; null without that filter. */
export type Nuevas = ReadonlySet<number> | null;

/** Applies the list's filters and order. A rule or file without issues filters nothing. */
export function seleccionar(indice: Indice, estado: EstadoLista, nuevas: Nuevas): Seleccion {
  const otros = otrosFiltros(indice, estado, nuevas);
  const candidatas = indice.entradas.filter((entrada) => otros.every((filtro) => filtro(entrada)));
  const { severidades: pedidas } = estado;
  const filtradas =
    pedidas.length === 0 ? candidatas : candidatas.filter(({ severidad }) => pedidas.includes(severidad));
  return {
    visibles: ordenar(filtradas, estado.orden, estado.inverso),
    conteos: contarPorSeveridad(candidatas),
    minutos: filtradas.reduce((suma, { minutos }) => suma + (minutos ?? 0), 0),
    sinEsfuerzo: filtradas.filter(({ minutos }) => minutos === null).length,
  };
}

/** The active filters except that of severity. */
function otrosFiltros(
  { reglas, archivos, textoDe }: Indice,
  estado: EstadoLista,
  nuevas: Nuevas,
): readonly Filtro[] {
  const regla = reglas.indexOf(estado.regla);
  const archivo = archivos.indexOf(estado.archivo);
  const buscado = normalizeSearch(estado.buscar);
  return [
    ...(nuevas === null ? [] : [({ id }: Entrada) => nuevas.has(id)]),
    ...(regla < 0 ? [] : [(entrada: Entrada) => entrada.rangoRegla === regla]),
    ...(archivo < 0 ? [] : [(entrada: Entrada) => entrada.rangoArchivo === archivo]),
    ...(buscado === '' ? [] : [(entrada: Entrada) => textoDe(entrada).includes(buscado)]),
  ];
}

function contarPorSeveridad(entradas: readonly Entrada[]): Readonly<Record<Severidad, number>> {
  const conteos = { BLOCKER: 0, CRITICAL: 0, MAJOR: 0, MINOR: 0, INFO: 0, OTRA: 0 };
  for (const { severidad } of entradas) conteos[severidad]++;
  return conteos;
}

/** How many filters are active, without that of new issues, which stands above the list. */
export function contarFiltros({ reglas, archivos }: Indice, estado: EstadoLista): number {
  return [
    estado.severidades.length > 0,
    reglas.includes(estado.regla),
    archivos.includes(estado.archivo),
    estado.buscar.trim() !== '',
  ].filter(Boolean).length;
}

/** True when a filter is active, for 'Limpiar filtros'. */
export function hayFiltros(indice: Indice, estado: EstadoLista): boolean {
  return contarFiltros(indice, estado) > 0 || estado.desde !== '';
}

/** Severities with a button: the service's five, and 'Sin clasificar' only when an issue has it. */
export function severidadesOfrecidas({ entradas }: Indice): readonly Severidad[] {
  const hayOtras = entradas.some(({ severidad }) => severidad === 'OTRA');
  return hayOtras ? severidades : severidades.filter((severidad) => severidad !== 'OTRA');
}
