/** The service's five severities, most severe first, and OTRA for any other word. */
export const severidades = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO', 'OTRA'] as const;
export type Severidad = (typeof severidades)[number];

/** Parses a severity of the service. */
export function leerSeveridad(palabra: string): Severidad {
  return severidades.find((severidad) => severidad === palabra) ?? 'OTRA';
}

/** The most severe of these; OTRA without any. */
export function masGrave(varias: readonly Severidad[]): Severidad {
  return severidades.find((una) => varias.includes(una)) ?? 'OTRA';
}
