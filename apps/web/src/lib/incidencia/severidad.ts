import type { Severidad } from '@mantenible/domain/escaneo';

export { leerSeveridad, severidades, type Severidad } from '@mantenible/domain/escaneo';

/** Specified names; MINOR has no specified one. */
const nombres: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'Bloqueante',
  CRITICAL: 'Crítica',
  MAJOR: 'Mayor',
  MINOR: 'Menor',
  INFO: 'Informativa',
  OTRA: 'Sin clasificar',
};

/** Name of a severity on screen. */
export function nombreSeveridad(severidad: Severidad): string {
  return nombres[severidad];
}
