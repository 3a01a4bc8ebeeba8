import { factsOf } from '@mantenible/analyser/catalogue';
import type { HallazgoSeguido } from '@mantenible/domain/comparacion';
import { calcularEstatico } from '@mantenible/domain/calculo-estatico';
import { redondear } from '@mantenible/domain/criterio';
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
  readonly seguidas: readonly HallazgoSeguido[];
  /** Paths of the files that cannot be read as code, and could in the base or are new: what they gain is unknown. */
  readonly ilegibles: readonly string[];
}

const criterios = {
  analisis: valoracionMantenibilidad,
  propiedades: propiedadCalidad.map((una) => ({ ...una, _id: una.propiedad })),
};

/** Computes degree, criterion and verdicts by the criteria of a fresh installation, and collects the findings. */
export function reportOf(
  { medidas, archivos, omitidos, ambito }: Analizado,
  objetivo: string,
  prefijo: string,
  comparada: Comparada | null,
): Informe {
  const cifras = figuresOf(medidas, criterios);
  const todas = findingsOf(archivos);
  const incidencias = comparada === null ? todas : onlyNew(todas, comparada.seguidas);
  return {
    ...cifras,
    objetivo,
    prefijo,
    archivos,
    incidencias,
    omitidos,
    ambito,
    desde: comparada && comparisonOf(comparada, cifras.calculo.grado, incidencias.length),
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

const facts = {
  digest: sha256Base64url,
  severityOf: (regla: string) => factsOf(regla)?.severity ?? 'MAJOR',
};

function findingsOf(archivos: readonly Archivo[]): readonly IncidenciaInformada[] {
  const ordered = archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1));
  return ordered.flatMap((archivo) => findingsOfFile(archivo, facts));
}

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
