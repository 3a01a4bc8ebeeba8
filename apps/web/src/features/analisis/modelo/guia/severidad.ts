/** The service's five severities, the gravest first, and one for a word that is none of them. */
export const severidades = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO', 'OTRA'] as const;
export type Severidad = (typeof severidades)[number];

/** Specification §2; MINOR is not in its list and reads as people expect. */
const nombres: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'Bloqueante',
  CRITICAL: 'Crítica',
  MAJOR: 'Mayor',
  MINOR: 'Menor',
  INFO: 'Informativa',
  OTRA: 'Sin clasificar',
};

/** The severity that a service's word stands for. */
export function leerSeveridad(palabra: string): Severidad {
  return severidades.find((severidad) => severidad === palabra) ?? 'OTRA';
}

export function nombreSeveridad(severidad: Severidad): string {
  return nombres[severidad];
}
