import type { Severidad } from '@mantenible/domain/escaneo';

/** Name of each severity for people, without accent: it is an argument of the command as well. */
export const nombresDeSeveridad: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'bloqueante',
  CRITICAL: 'critica',
  MAJOR: 'mayor',
  MINOR: 'menor',
  INFO: 'informativa',
  OTRA: 'otra',
};

/** The severity with its accent. */
export const nombreDeSeveridad = (severidad: Severidad): string =>
  severidad === 'CRITICAL' ? 'crítica' : nombresDeSeveridad[severidad];
