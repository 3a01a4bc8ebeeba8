import type { Incidencia } from '@mantenible/domain/escaneo';

import { normalizeSearch } from '../../../../lib/search.ts';
import { leerEsfuerzo } from './esfuerzo.ts';
import { rangoDe } from './lineas-afectadas.ts';
import { leerSeveridad, severidades, type Severidad } from './severidad.ts';

/** An issue with what filtering and sorting compare, worked out once. */
export interface Entrada {
  readonly incidencia: Incidencia;
  /** Place in the service's answer: the identity on this screen, since it has no other. */
  readonly id: number;
  readonly severidad: Severidad;
  readonly rangoSeveridad: number;
  /** First affected line; 0 for the whole file. */
  readonly linea: number;
  readonly minutos: number | null;
  /** Places of file and rule in their alphabets: numbers compare far faster than names. */
  readonly rangoArchivo: number;
  readonly rangoRegla: number;
}

export interface Indice {
  readonly entradas: readonly Entrada[];
  /** Rules and files that occur, in alphabetical order. */
  readonly reglas: readonly string[];
  readonly archivos: readonly string[];
  /** What a search looks through: description, rule, file and tags, without accents or case. */
  readonly textoDe: (entrada: Entrada) => string;
}

const alfabeto = new Intl.Collator('es', { numeric: true });

function ordenados(nombres: Iterable<string>): readonly string[] {
  return [...new Set(nombres)].sort((a, b) => alfabeto.compare(a, b));
}

const lugares = (nombres: readonly string[]) => new Map(nombres.map((nombre, i) => [nombre, i]));

/** Prepares the issues of an answer for the carousel and the list. */
export function indexar(incidencias: readonly Incidencia[]): Indice {
  const reglas = ordenados(incidencias.map(({ regla }) => regla));
  const archivos = ordenados(incidencias.map(({ archivo }) => archivo));
  const [lugarRegla, lugarArchivo] = [lugares(reglas), lugares(archivos)];
  const entradas = incidencias.map((incidencia, id): Entrada => {
    const severidad = leerSeveridad(incidencia.severidad);
    return {
      incidencia,
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

function textoDeBusqueda({ incidencia }: Entrada): string {
  const { descripcion, regla, archivo, categoria } = incidencia;
  return normalizeSearch([descripcion, regla, archivo, ...categoria].join('\n'));
}

/** Each text is folded at the first search alone, and not at all where nobody searches. */
function recordar(hacer: (entrada: Entrada) => string): (entrada: Entrada) => string {
  const hechos: string[] = [];
  return (entrada) => (hechos[entrada.id] ??= hacer(entrada));
}
