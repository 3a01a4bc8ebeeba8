import { DomainError } from '@mantenible/domain/error';
import { medidasDelModelo, type EscaneoPort } from '@mantenible/domain/escaneo';

/**
 * Scanner that needs nothing outside and remembers nothing: projects can be created, nothing is ever measured. It
 * never makes up a zero: what was not measured is absent.
 */
export function createSinServicio(): EscaneoPort {
  return {
    identity: () => Promise.resolve(null),
    validate: () => Promise.resolve(true),
    metricKeys: () => Promise.resolve(medidasDelModelo),
    exists: () => Promise.resolve(false),
    createProject: () => Promise.resolve(),
    renameMainBranch: () => Promise.resolve(),
    measures: () => Promise.resolve([]),
    issues: () => Promise.resolve({ elementos: [], total: 0 }),
    componentTree: () => Promise.resolve({ elementos: [], total: 0 }),
    source: () =>
      Promise.reject(
        new DomainError('not-found', 'sin-analisis', 'Este proyecto no tiene ningún análisis de su código.'),
      ),
    state: () =>
      Promise.resolve({ estado: 'sin-analisis', iniciable: false, fecha: null, rama: null, motivo: null }),
  };
}
