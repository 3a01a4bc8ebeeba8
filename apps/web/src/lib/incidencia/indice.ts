import { leerEsfuerzo, type Incidencia } from '@mantenible/domain/escaneo';

import { normalizeSearch } from '../search.ts';
import { nombreEtiqueta } from './etiquetas.ts';
import { rangoDe } from './lineas-afectadas.ts';
import { leerSeveridad, severidades, type Severidad } from './severidad.ts';

/** An issue with the values that filters and orders compare, computed once. */
export interface Entrada {
  readonly incidencia: Incidencia;
  /** Spanish title of the rule's card, where the message is in English; null for a rule without a card. */
  readonly titulo: string | null;
  /** Index in the service's response, used as identity since issues have none. */
  readonly id: number;
  readonly severidad: Severidad;
  readonly rangoSeveridad: number;
  /** First affected line; 0 for the whole file. */
  readonly linea: number;
  readonly minutos: number | null;
  /** Ranks of file and rule in alphabetical order: numbers compare faster than names. */
  readonly rangoArchivo: number;
  readonly rangoRegla: number;
}

export interface Indice {
  readonly entradas: readonly Entrada[];
  /** Rules and files that occur, in alphabetical order. */
  readonly reglas: readonly string[];
  readonly archivos: readonly string[];
  /** Search text: description, rule, file and tags, without accents or case. */
  readonly textoDe: (entrada: Entrada) => string;
}

const alfabeto = new Intl.Collator('es', { numeric: true });

function ordenados(nombres: Iterable<string>): readonly string[] {
  return [...new Set(nombres)].sort((a, b) => alfabeto.compare(a, b));
}

/** Index of each name in the list. */
const posiciones = (nombres: readonly string[]) => new Map(nombres.map((nombre, i) => [nombre, i]));

/** Title of a rule's card in Spanish; null for a rule without one. */
export type TituloDeRegla = (regla: string) => string | null;

/** Prepares the issues of a response for the carousel and the list; `tituloDe` is given where messages are in English. */
export function indexar(incidencias: readonly Incidencia[], tituloDe?: TituloDeRegla): Indice {
  const reglas = ordenados(incidencias.map(({ regla }) => regla));
  const archivos = ordenados(incidencias.map(({ archivo }) => archivo));
  const [lugarRegla, lugarArchivo] = [posiciones(reglas), posiciones(archivos)];
  const entradas = incidencias.map((incidencia, id): Entrada => {
    const severidad = leerSeveridad(incidencia.severidad);
    return {
      incidencia,
      titulo: tituloDe?.(incidencia.regla) ?? null,
      id,
      severidad,
      rangoSeveridad: severidades.indexOf(severidad),
      linea: rangoDe(incidencia)?.desde ?? 0,
      minutos: leerEsfuerzo(incidencia.tiempo_estimado),
      rangoArchivo: lugarArchivo.get(incidencia.archivo) ?? 0,
      rangoRegla: lugarRegla.get(incidencia.regla) ?? 0,
    };
  });
  return { entradas, reglas, archivos, textoDe: recordar(textoDeBusqueda) };
}

function textoDeBusqueda({ incidencia, titulo }: Entrada): string {
  const { descripcion, regla, archivo, categoria } = incidencia;
  return normalizeSearch(
    [titulo ?? '', descripcion, regla, archivo, ...categoria, ...categoria.map(nombreEtiqueta)].join('\n'),
  );
}

/** Memoises the search texts, which are computed at the first search. */
function recordar(hacer: (entrada: Entrada) => string): (entrada: Entrada) => string {
  const hechos: string[] = [];
  return (entrada) => (hechos[entrada.id] ??= hacer(entrada));
}
