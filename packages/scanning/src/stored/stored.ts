import { DomainError } from '@mantenible/domain/error';
import type { ComponenteMedido, EscaneoPort } from '@mantenible/domain/escaneo';

import type { AnalysisStore, ArchivoGuardado, FactsOf } from './store.port.ts';
import { escribirIncidencia } from './issues.ts';
import { escribirMedidas, metricas } from './measures.ts';

/** As many issues as SonarQube would give (measures of its Web API). */
const maximoIncidencias = 10_000;

interface Deps {
  readonly almacen: AnalysisStore;
  readonly factsOf: FactsOf;
}

/**
 * The scanner that needs no service: it keeps no projects of its own, and tells what the newest finished analysis of a
 * key has stored. Analyses are made by `packages/runner`.
 */
export function createStored({ almacen, factsOf }: Deps): EscaneoPort {
  return {
    identity: () => Promise.resolve(null),
    validate: () => Promise.resolve(true),
    metricKeys: () => Promise.resolve(metricas),
    exists: () => Promise.resolve(false),
    createProject: () => Promise.resolve(),
    renameMainBranch: () => Promise.resolve(),
    measures: async (clave, pedidas) => {
      const medidas = await almacen.medidas(clave);
      return medidas === null ? [] : escribirMedidas(medidas, pedidas);
    },
    issues: async (clave) => {
      const { elementos, total } = await almacen.incidencias(clave, maximoIncidencias);
      return { elementos: elementos.map((una) => escribirIncidencia(una, factsOf)), total };
    },
    componentTree: async (clave, pedidas) => {
      const archivos = await almacen.archivos(clave);
      const elementos = archivos.map((archivo) => escribirComponente(clave, archivo, pedidas));
      return { elementos, total: elementos.length };
    },
    source: async (clave, path) => (await almacen.fuente(clave, path)) ?? rechazarFuente(),
    state: async (clave) => ({ ...((await almacen.estado(clave)) ?? sinAnalisis), iniciable: true }),
  };
}

const sinAnalisis = { estado: 'sin-analisis', fecha: null, rama: null, motivo: null } as const;

function escribirComponente(
  clave: string,
  { ruta, medidas }: ArchivoGuardado,
  pedidas: readonly string[],
): ComponenteMedido {
  const name = ruta.slice(ruta.lastIndexOf('/') + 1);
  const measures = escribirMedidas(medidas, pedidas);
  return { key: `${clave}:${ruta}`, name, qualifier: 'FIL', path: ruta, measures };
}

function rechazarFuente(): never {
  throw new DomainError(
    'not-found',
    'archivo-no-analizado',
    'El último análisis no contiene el texto de ese archivo.',
  );
}
