/** The measures of an analysis under SonarQube's keys, with their names and the side on which their bound lies. */
export const medidas = [
  { clave: 'files', nombre: 'Archivos', mejor: 'menor' },
  { clave: 'lines', nombre: 'Líneas', mejor: 'menor' },
  { clave: 'ncloc', nombre: 'Líneas de código', mejor: 'menor' },
  { clave: 'comment_lines', nombre: 'Líneas de comentarios', mejor: 'mayor' },
  { clave: 'comment_lines_density', nombre: 'Densidad de comentarios (%)', mejor: 'mayor' },
  { clave: 'functions', nombre: 'Funciones', mejor: 'menor' },
  { clave: 'classes', nombre: 'Clases', mejor: 'menor' },
  { clave: 'statements', nombre: 'Instrucciones', mejor: 'menor' },
  { clave: 'complexity', nombre: 'Complejidad ciclomática', mejor: 'menor' },
  { clave: 'cognitive_complexity', nombre: 'Complejidad cognitiva', mejor: 'menor' },
  { clave: 'lines_to_cover', nombre: 'Líneas por cubrir', mejor: 'menor' },
  { clave: 'duplicated_lines', nombre: 'Líneas duplicadas', mejor: 'menor' },
  { clave: 'duplicated_lines_density', nombre: 'Densidad de duplicados (%)', mejor: 'menor' },
  { clave: 'duplicated_blocks', nombre: 'Bloques duplicados', mejor: 'menor' },
  { clave: 'duplicated_files', nombre: 'Archivos con duplicados', mejor: 'menor' },
  { clave: 'code_smells', nombre: 'Olores de código', mejor: 'menor' },
] as const;

/** Measures that a result leaves out at their best value, as SonarQube does. */
const omitidas = {
  cognitive_complexity: 0,
  code_smells: 0,
  duplicated_lines: 0,
  duplicated_blocks: 0,
  duplicated_files: 0,
  duplicated_lines_density: 0,
} as const;

export type Medidas = Readonly<Record<string, number>>;

/** The measures with those that are left out at their best value. */
export const completas = (dadas: Medidas): Medidas => ({ ...omitidas, ...dadas });
