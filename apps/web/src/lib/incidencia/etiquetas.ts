const estados: Readonly<Partial<Record<string, string>>> = {
  OPEN: 'Abierta',
  REOPENED: 'Reabierta',
  CONFIRMED: 'Confirmada',
  ACCEPTED: 'Aceptada',
  FALSE_POSITIVE: 'Falso positivo',
  RESOLVED: 'Resuelta',
  FIXED: 'Corregida',
  CLOSED: 'Cerrada',
};

const tipos: Readonly<Partial<Record<string, string>>> = {
  CODE_SMELL: 'Olor de código',
  BUG: 'Error de programación',
  VULNERABILITY: 'Vulnerabilidad',
  SECURITY_HOTSPOT: 'Punto sensible de seguridad',
};

/** Translates a word of the service; unknown words stay unchanged. */
const traducir = (palabras: Readonly<Partial<Record<string, string>>>, palabra: string): string =>
  Object.hasOwn(palabras, palabra) ? (palabras[palabra] ?? palabra) : palabra;

export function nombreEstado(estado: string): string {
  return traducir(estados, estado);
}

export function nombreTipo(tipo: string): string {
  return traducir(tipos, tipo);
}
