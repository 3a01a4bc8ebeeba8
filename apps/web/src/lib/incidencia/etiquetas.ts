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

/** Names of techniques, libraries and versions (react, es2015, cwe) are left as they are. */
const etiquetas: Readonly<Partial<Record<string, string>>> = {
  accessibility: 'accesibilidad',
  'api-design': 'diseño de API',
  'bad-practice': 'mala práctica',
  'brain-overload': 'difícil de seguir',
  clumsy: 'rebuscado',
  confusing: 'confuso',
  convention: 'convención',
  'data-science': 'ciencia de datos',
  design: 'diseño',
  duplicate: 'duplicado',
  'error-handling': 'manejo de errores',
  finding: 'búsqueda',
  function: 'función',
  'lock-in': 'dependencia de un proveedor',
  'machine-learning': 'aprendizaje automático',
  object: 'objeto',
  obsolete: 'obsoleto',
  paths: 'rutas',
  performance: 'rendimiento',
  pitfall: 'trampa',
  proficiency: 'dominio del lenguaje',
  redundant: 'redundante',
  regex: 'expresión regular',
  string: 'cadena de texto',
  suspicious: 'sospechoso',
  tests: 'pruebas',
  type: 'tipo',
  'type-dependent': 'depende de los tipos',
  unpredictable: 'impredecible',
  unused: 'sin uso',
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

export function nombreEtiqueta(etiqueta: string): string {
  return traducir(etiquetas, etiqueta);
}
