import { factsOf } from '@mantenible/analyser/catalogue';
import type { IncidenciaSeguida } from '@mantenible/domain/comparacion';
import { calcularEstatico } from '@mantenible/domain/calculo-estatico';
import { redondear } from '@mantenible/domain/criterio';
import type { Severidad } from '@mantenible/domain/escaneo';
import { propiedadCalidad, valoracionMantenibilidad } from '@mantenible/domain/criterio/iniciales';
import {
  completas,
  figuresOf,
  findingsOfFile,
  type Comparacion,
  type IncidenciaInformada,
  type Informe as InformeDeFormato,
  type Medidas,
} from '@mantenible/reports/formatos';

import { alcanza } from '../arguments/severities.ts';
import type { Analizado, Archivo } from './analyse.ts';
import { sha256Base64url } from './line-hash.ts';

/** An analysis as formats and the other answers of the command read it. */
export interface Informe extends InformeDeFormato {
  readonly archivos: readonly Archivo[];
}

/** What the analysis is compared with; `medidas` are those of the base. */
export interface Comparada {
  readonly revision: string;
  readonly commit: string;
  readonly medidas: Medidas | null;
  readonly seguidas: readonly IncidenciaSeguida[];
  /** Paths of the files that this analysis does not read as code, and could in the base or are new: their findings are unknown. */
  readonly ilegibles: readonly string[];
}

const criterios = {
  analisis: valoracionMantenibilidad,
  propiedades: propiedadCalidad.map((una) => ({ ...una, _id: una.propiedad })),
};

/**
 * Computes degree, criterion and verdicts by the criteria of a fresh installation, and collects the findings: those of a severity or more
 * severe ones, in the lists and in the counts alike.
 */
export function reportOf(
  { medidas, archivos, omitidos, ambito, otrosLenguajes }: Analizado,
  objetivo: string,
  prefijo: string,
  comparada: Comparada | null,
  severidad: Severidad | null = null,
): Informe {
  const cifras = figuresOf(medidas, criterios);
  const todas = findingsOf(archivos, prefijo);
  const nuevas = comparada === null ? todas : onlyNew(todas, comparada.seguidas);
  const incidencias = nuevas.filter((una) => alcanza(una.severidad, severidad));
  return {
    ...cifras,
    objetivo,
    prefijo,
    archivos,
    incidencias,
    omitidos,
    ambito,
    otrosLenguajes,
    severidad,
    desde: comparada && {
      ...comparisonOf(comparada, cifras.calculo.grado),
      nuevas: incidencias.length,
      resueltas: fixedBy(comparada, severidad),
    },
  };
}

function comparisonOf(
  { revision, commit, medidas, ilegibles }: Comparada,
  hoy: number | null,
): Omit<Comparacion, 'nuevas' | 'resueltas'> {
  const grado = medidas && calcularEstatico(completas(medidas)).grado;
  const cambio = grado === null || hoy === null ? null : redondear(hoy - grado);
  return { revision, commit, grado, cambio, ilegibles };
}

/** Number of findings of the base that are fixed; those of a file that is not read any more are not. */
function fixedBy({ seguidas, ilegibles }: Comparada, severidad: Severidad | null): number {
  const unread = new Set(ilegibles);
  return seguidas.filter(
    ({ estado, regla, antes }) =>
      estado === 'resuelta' && !unread.has(antes?.ruta ?? '') && alcanza(facts.severityOf(regla), severidad),
  ).length;
}

const facts = {
  digest: sha256Base64url,
  severityOf: (regla: string) => factsOf(regla)?.severity ?? 'MAJOR',
};

function findingsOf(archivos: readonly Archivo[], prefijo: string): readonly IncidenciaInformada[] {
  const ordered = archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1));
  return ordered.flatMap((archivo) => findingsOfFile({ ...archivo, prefijo }, facts));
}

/** The findings that the tracking gives as new. */
function onlyNew(
  todas: readonly IncidenciaInformada[],
  seguidas: readonly IncidenciaSeguida[],
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
