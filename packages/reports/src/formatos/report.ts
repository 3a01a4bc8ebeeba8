import type { AmbitoAplicado } from '@mantenible/domain/ambito';
import type { IncidenciaHallada } from '@mantenible/domain/analisis';
import {
  calcularEstatico,
  tarjetasDefecto,
  type CalculoEstatico,
  type TarjetaDefecto,
} from '@mantenible/domain/calculo-estatico';
import { criterioDeGrado, type PropiedadCalidad } from '@mantenible/domain/criterio';
import {
  severidades,
  type ArchivoOmitido,
  type LenguajeSinAnalizar,
  type Severidad,
} from '@mantenible/domain/escaneo';

import { completas, type Medidas } from './measures.ts';

export interface IncidenciaInformada {
  readonly regla: string;
  readonly severidad: Severidad;
  readonly ruta: string;
  /** Lines from 1, columns from 0; null for a finding of the whole file. */
  readonly lugar: IncidenciaHallada['range'];
  readonly mensaje: string;
  readonly minutos: number;
  /** Hash of rule, path from the root of the repository and text of the line: the same wherever the line stands in its file. */
  readonly huella: string;
  /** Place among the findings with the same hash, from 1. */
  readonly orden: number;
}

/** A file as formats read it. */
export interface ArchivoInformado {
  readonly ruta: string;
  readonly lenguaje: string;
  readonly analizable: boolean;
  readonly medidas: Medidas;
}

/** What changed since a revision. */
export interface Comparacion {
  readonly revision: string;
  readonly commit: string;
  readonly nuevas: number;
  readonly resueltas: number;
  /** Degree of the base; null where it has none. */
  readonly grado: number | null;
  /** Difference of the degrees; null where one of them is missing. */
  readonly cambio: number | null;
  /** Paths of the files that this analysis does not read as code, and could in the base or are new: their findings are unknown. */
  readonly ilegibles: readonly string[];
}

/** An analysis as every format reads it. */
export interface Informe {
  readonly objetivo: string;
  /** Path of the folder within its repository, with a final '/'; '' for its root. */
  readonly prefijo: string;
  readonly medidas: Medidas;
  readonly calculo: CalculoEstatico;
  readonly criterio: string | null;
  readonly tarjetas: readonly TarjetaDefecto[];
  readonly archivos: readonly ArchivoInformado[];
  /** By path and line; with a base, only the new ones; with a severity, only those as severe. */
  readonly incidencias: readonly IncidenciaInformada[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly ambito: AmbitoAplicado;
  /** Languages without an analyser, with the files that are in no figure. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** The least severe findings that are listed and counted; null for all. */
  readonly severidad: Severidad | null;
  readonly desde: Comparacion | null;
  /** Where a folder differs from its last commit; absent for an analysis of a commit, and where that commit is not known. */
  readonly sinConfirmar?: readonly SinConfirmar[];
}

/** A path with changes that no commit has. */
interface SinConfirmar {
  readonly ruta: string;
  /** Whether the folder lacks what the commit has there. */
  readonly borrado: boolean;
}

/** Ranges of the degree, and thresholds of the verdicts. */
export interface CriteriosDeInforme {
  readonly analisis: Parameters<typeof criterioDeGrado>[0]['analisis'];
  readonly propiedades: readonly PropiedadCalidad[];
}

/** Figures of an analysis with its criterion and its verdicts. */
export function figuresOf(dadas: Medidas, { analisis, propiedades }: CriteriosDeInforme) {
  const medidas = completas(dadas);
  const calculo = calcularEstatico(medidas);
  return {
    medidas,
    calculo,
    criterio: criterioDeGrado({ pruebas: [], analisis }, calculo.grado),
    tarjetas: tarjetasDefecto(medidas, propiedades),
  };
}

/** What a finding needs besides its file. */
export interface Facts {
  /** SHA-256 in base64url. */
  readonly digest: (text: string) => string;
  readonly severityOf: (regla: string) => Severidad;
}

interface ConIncidencias {
  readonly ruta: string;
  /** Path of the analysed folder within its repository, with a final '/'; '' by default. */
  readonly prefijo?: string;
  readonly texto: string;
  readonly incidencias: readonly IncidenciaHallada[];
}

/** A short hash is enough: it distinguishes the findings of one rule and file only. */
const hashLength = 12;
const withoutSpace = (line: string): string => line.replaceAll(/\s/gu, '');

/**
 * The findings of a file in the order of their places. Their hashes stand in files that other programs keep: rule, path from the root of the repository
 * and text of the line, where white space counts in the path alone.
 */
export function findingsOfFile(
  { ruta, prefijo = '', texto, incidencias }: ConIncidencias,
  { digest, severityOf }: Facts,
): readonly IncidenciaInformada[] {
  const lineas = incidencias.length === 0 ? [] : texto.split(/\r\n|\n|\r/u);
  const veces = new Map<string, number>();
  const byPlace = incidencias.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.rule < b.rule ? -1 : 1));
  return byPlace.map(({ rule, message, range, effort }) => {
    const linea = range ? (lineas[range.startLine - 1] ?? '') : '';
    const huella = digest(`${rule}\0${prefijo}${ruta}\0${withoutSpace(linea)}`).slice(0, hashLength);
    const orden = (veces.get(huella) ?? 0) + 1;
    veces.set(huella, orden);
    const severidad = severityOf(rule);
    return { regla: rule, severidad, ruta, lugar: range, mensaje: message, minutos: effort, huella, orden };
  });
}

/** Greatest column that a place of a finding distinguishes. */
const columns = 1e6;
const placeOf = ({ range }: IncidenciaHallada): number =>
  range === null ? 0 : range.startLine * columns + Math.min(range.startColumn, columns - 1);

/** Number of findings of each severity that has any, the most severe first. */
export const bySeverity = (
  incidencias: readonly IncidenciaInformada[],
): readonly (readonly [Severidad, number])[] =>
  severidades
    .map((severidad) => [severidad, incidencias.filter((una) => una.severidad === severidad).length] as const)
    .filter(([, count]) => count > 0);

/** A bound with the figure that it was compared with. */
export interface Comprobacion {
  /** 'grado', 'cambio', 'nuevas' or a measure's key. */
  readonly cifra: string;
  readonly nombre: string;
  /** Null where the analysis has no such figure: then the bound is not met. */
  readonly valor: number | null;
  readonly umbral: number;
  readonly sentido: 'minimo' | 'maximo';
  readonly cumple: boolean;
  /** Files that the figure does not cover; with a base that has them as code, the bound is not met because of them. */
  readonly ilegibles?: readonly string[];
  /** The least severe findings that the figure counts; absent where it counts all, or none. */
  readonly severidad?: Severidad;
}
