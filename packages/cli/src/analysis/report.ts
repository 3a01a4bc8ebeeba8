import { factsOf } from '@mantenible/analyser/catalogue';
import type { AmbitoAplicado } from '@mantenible/domain/ambito';
import {
  calcularEstatico,
  tarjetasDefecto,
  type CalculoEstatico,
  type TarjetaDefecto,
} from '@mantenible/domain/calculo-estatico';
import type { HallazgoSeguido } from '@mantenible/domain/comparacion';
import { criterioDeGrado, redondear } from '@mantenible/domain/criterio';
import { propiedadCalidad, valoracionMantenibilidad } from '@mantenible/domain/criterio/iniciales';
import { severidades, type ArchivoOmitido, type Severidad } from '@mantenible/domain/escaneo';

import type { Analizado, Archivo } from './analyse.ts';
import { findingHash } from './line-hash.ts';
import { completas, type Medidas } from './measures.ts';

export interface IncidenciaInformada {
  readonly regla: string;
  readonly severidad: Severidad;
  readonly ruta: string;
  /** Lines from 1, columns from 0; null for a finding of the whole file. */
  readonly lugar: Archivo['incidencias'][number]['range'];
  readonly mensaje: string;
  readonly minutos: number;
  /** Hash of rule, path and the text of the line: the same wherever the line stands in its file. */
  readonly huella: string;
  /** Place among the findings with the same hash, from 1. */
  readonly orden: number;
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
  readonly archivos: readonly Archivo[];
  /** By path and line; with a base, only the new ones. */
  readonly incidencias: readonly IncidenciaInformada[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly ambito: AmbitoAplicado;
  readonly desde: Comparacion | null;
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
  readonly ilegibles: Comparada['ilegibles'];
}

/** What the analysis is compared with; `medidas` are those of the base. */
export interface Comparada {
  readonly revision: string;
  readonly commit: string;
  readonly medidas: Medidas | null;
  readonly seguidas: readonly HallazgoSeguido[];
  /** Paths of the files that cannot be read as code, and could in the base or are new: what they gain is unknown. */
  readonly ilegibles: readonly string[];
}

const analisis = { pruebas: [], analisis: valoracionMantenibilidad };
const propiedades = propiedadCalidad.map((una) => ({ ...una, _id: una.propiedad }));

/** Computes degree, criterion and verdicts by the criteria of a fresh installation, and collects the findings. */
export function reportOf(
  { medidas: dadas, archivos, omitidos, ambito }: Analizado,
  objetivo: string,
  prefijo: string,
  comparada: Comparada | null,
): Informe {
  const medidas = completas(dadas);
  const calculo = calcularEstatico(medidas);
  const todas = findingsOf(archivos);
  const incidencias = comparada === null ? todas : onlyNew(todas, comparada.seguidas);
  return {
    objetivo,
    prefijo,
    medidas,
    calculo,
    criterio: criterioDeGrado(analisis, calculo.grado),
    tarjetas: tarjetasDefecto(medidas, propiedades),
    archivos,
    incidencias,
    omitidos,
    ambito,
    desde: comparada && comparisonOf(comparada, calculo.grado, incidencias.length),
  };
}

function comparisonOf(
  { revision, commit, medidas, seguidas, ilegibles }: Comparada,
  hoy: number | null,
  nuevas: number,
): Comparacion {
  const grado = medidas && calcularEstatico(completas(medidas)).grado;
  const resueltas = seguidas.filter(({ estado }) => estado === 'resuelta').length;
  const cambio = grado === null || hoy === null ? null : redondear(hoy - grado);
  return { revision, commit, nuevas, resueltas, grado, cambio, ilegibles };
}

function findingsOf(archivos: readonly Archivo[]): readonly IncidenciaInformada[] {
  const ordered = archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1));
  return ordered.flatMap(({ ruta, texto, incidencias }) => {
    const lineas = incidencias.length === 0 ? [] : texto.split(/\r\n|\n|\r/);
    const veces = new Map<string, number>();
    const byPlace = incidencias.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.rule < b.rule ? -1 : 1));
    return byPlace.map(({ rule, message, range, effort }) => {
      const huella = findingHash(rule, ruta, range ? (lineas[range.startLine - 1] ?? '') : '');
      const orden = (veces.get(huella) ?? 0) + 1;
      veces.set(huella, orden);
      const severidad = factsOf(rule)?.severity ?? 'MAJOR';
      return { regla: rule, severidad, ruta, lugar: range, mensaje: message, minutos: effort, huella, orden };
    });
  });
}

/** Greatest column that a place of a finding distinguishes. */
const columns = 1e6;
const placeOf = ({ range }: Archivo['incidencias'][number]): number =>
  range === null ? 0 : range.startLine * columns + Math.min(range.startColumn, columns - 1);

/** The findings that the tracking gives as new. */
function onlyNew(
  todas: readonly IncidenciaInformada[],
  seguidas: readonly HallazgoSeguido[],
): readonly IncidenciaInformada[] {
  const keyOf = (regla: string, ruta: string, linea: number | null, mensaje: string) =>
    JSON.stringify([regla, ruta, linea, mensaje]);
  const left = new Map<string, number>();
  for (const { estado, regla, mensaje, despues } of seguidas) {
    if (estado !== 'nueva' || despues === null) continue;
    const key = keyOf(regla, despues.ruta, despues.linea, mensaje);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return todas.filter(({ regla, ruta, lugar, mensaje }) => {
    const key = keyOf(regla, ruta, lugar?.startLine ?? null, mensaje);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

/** Number of findings of each severity that has any, the most severe first. */
export const bySeverity = (
  incidencias: readonly IncidenciaInformada[],
): readonly (readonly [Severidad, number])[] =>
  severidades
    .map((severidad) => [severidad, incidencias.filter((una) => una.severidad === severidad).length] as const)
    .filter(([, count]) => count > 0);
