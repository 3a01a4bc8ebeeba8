import { DomainError } from '@mantenible/domain/error';
import { acotarTextos, type ComponenteMedido, type EscaneoPort } from '@mantenible/domain/escaneo';

import type { AnalysisStore, ArchivoGuardado, FactsOf } from './store.port.ts';
import { toIssue } from './issues.ts';
import { toMeasures, metricas } from './measures.ts';

/** SonarQube's own limit of results of one search: issues or files. */
const maximoResultados = 10_000;

interface Deps {
  readonly store: AnalysisStore;
  readonly factsOf: FactsOf;
}

/**
 * The embedded scanner, which needs no service: returns the stored results of the newest finished
 * analysis of a key. `packages/runner` makes the analyses.
 */
export function createStored({ store, factsOf }: Deps): EscaneoPort {
  return {
    identity: () => Promise.resolve(null),
    validate: () => Promise.resolve(true),
    metricKeys: () => Promise.resolve(metricas),
    exists: () => Promise.resolve(false),
    createProject: () => Promise.resolve(),
    renameMainBranch: () => Promise.resolve(),
    measures: async (clave, requested) => {
      const medidas = await store.medidas(clave);
      return medidas === null ? [] : toMeasures(medidas, requested);
    },
    issues: async (clave) => {
      const { elementos, total } = await store.incidencias(clave, maximoResultados);
      const issues = elementos.map((una) => toIssue(una, factsOf));
      return { elementos: acotarTextos(issues, (una) => [una.archivo, una.descripcion]), total };
    },
    componentTree: async (clave, requested) => {
      const { elementos: archivos, total } = await store.archivos(clave, maximoResultados);
      const elementos = archivos.map((archivo) => toComponent(clave, archivo, requested));
      const textosDe = ({ key, name, path }: ComponenteMedido) => [key, name, path];
      return { elementos: acotarTextos(elementos, textosDe), total };
    },
    source: async (clave, path) => (await store.fuente(clave, path)) ?? refuseSource(),
    state: async (clave) => ({ ...((await store.estado(clave)) ?? sinAnalisis), iniciable: true }),
  };
}

const sinAnalisis = { estado: 'sin-analisis', fecha: null, rama: null, motivo: null } as const;

function toComponent(
  clave: string,
  { ruta, medidas }: ArchivoGuardado,
  requested: readonly string[],
): ComponenteMedido {
  const name = ruta.slice(ruta.lastIndexOf('/') + 1);
  const measures = toMeasures(medidas, requested);
  return { key: `${clave}:${ruta}`, name, qualifier: 'FIL', path: ruta, measures };
}

function refuseSource(): never {
  throw new DomainError(
    'not-found',
    'archivo-no-analizado',
    'El último análisis no contiene el texto de ese archivo.',
  );
}
