import { normalizeSearch } from '../../../../lib/search.ts';
import type { EstadoLista } from './estado-lista.ts';
import type { Entrada, Indice } from './indice.ts';
import { ordenar } from './ordenar.ts';
import { severidades, type Severidad } from './severidad.ts';

export interface Seleccion {
  /** What is shown, in its order. */
  readonly visibles: readonly Entrada[];
  /** How many issues of each severity the other filters leave. */
  readonly conteos: Readonly<Record<Severidad, number>>;
  /** Effort of what is shown, in minutes; issues without one are counted beside it. */
  readonly minutos: number;
  readonly sinEsfuerzo: number;
}

type Filtro = (entrada: Entrada) => boolean;

/** Applies the list's filters and order. A rule or file that no issue has filters nothing: it came from elsewhere. */
export function seleccionar(indice: Indice, estado: EstadoLista): Seleccion {
  const otros = otrosFiltros(indice, estado);
  const candidatas = indice.entradas.filter((entrada) => otros.every((filtro) => filtro(entrada)));
  const { severidades: pedidas } = estado;
  const filtradas =
    pedidas.length === 0 ? candidatas : candidatas.filter(({ severidad }) => pedidas.includes(severidad));
  return {
    visibles: ordenar(filtradas, estado.orden, estado.inverso),
    conteos: contar(candidatas),
    minutos: filtradas.reduce((suma, { minutos }) => suma + (minutos ?? 0), 0),
    sinEsfuerzo: filtradas.filter(({ minutos }) => minutos === null).length,
  };
}

function otrosFiltros({ reglas, archivos, textoDe }: Indice, estado: EstadoLista): readonly Filtro[] {
  const regla = reglas.indexOf(estado.regla);
  const archivo = archivos.indexOf(estado.archivo);
  const buscado = normalizeSearch(estado.buscar);
  return [
    ...(regla < 0 ? [] : [(entrada: Entrada) => entrada.rangoRegla === regla]),
    ...(archivo < 0 ? [] : [(entrada: Entrada) => entrada.rangoArchivo === archivo]),
    ...(buscado === '' ? [] : [(entrada: Entrada) => textoDe(entrada).includes(buscado)]),
  ];
}

function contar(entradas: readonly Entrada[]): Readonly<Record<Severidad, number>> {
  const conteos = { BLOCKER: 0, CRITICAL: 0, MAJOR: 0, MINOR: 0, INFO: 0, OTRA: 0 };
  for (const { severidad } of entradas) conteos[severidad]++;
  return conteos;
}

/** Whether the state narrows the list at all, for 'Limpiar filtros'. */
export function hayFiltros({ reglas, archivos }: Indice, estado: EstadoLista): boolean {
  return (
    estado.severidades.length > 0 ||
    reglas.includes(estado.regla) ||
    archivos.includes(estado.archivo) ||
    estado.buscar.trim() !== ''
  );
}

/** Severities worth a button: the service's five, and 'Sin clasificar' only where it occurs. */
export function severidadesOfrecidas({ entradas }: Indice): readonly Severidad[] {
  const hayOtras = entradas.some(({ severidad }) => severidad === 'OTRA');
  return hayOtras ? severidades : severidades.filter((severidad) => severidad !== 'OTRA');
}
