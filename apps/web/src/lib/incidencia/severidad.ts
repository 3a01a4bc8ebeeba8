/** The service's five severities, most severe first, and OTRA for any other word. */
export const severidades = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO', 'OTRA'] as const;
export type Severidad = (typeof severidades)[number];

/** Specified names; MINOR has no specified one. */
const nombres: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'Bloqueante',
  CRITICAL: 'Crítica',
  MAJOR: 'Mayor',
  MINOR: 'Menor',
  INFO: 'Informativa',
  OTRA: 'Sin clasificar',
};

/** Parses a severity of the service. */
export function leerSeveridad(palabra: string): Severidad {
  return severidades.find((severidad) => severidad === palabra) ?? 'OTRA';
}

export function nombreSeveridad(severidad: Severidad): string {
  return nombres[severidad];
}
