/** The measures of an analysis, by SonarQube's keys. */
export const nombresDeMedida = {
  files: 'Archivos',
  lines: 'Líneas',
  ncloc: 'Líneas de código',
  comment_lines: 'Líneas de comentarios',
  comment_lines_density: 'Densidad de comentarios (%)',
  functions: 'Funciones',
  classes: 'Clases',
  statements: 'Instrucciones',
  complexity: 'Complejidad ciclomática',
  cognitive_complexity: 'Complejidad cognitiva',
  lines_to_cover: 'Líneas por cubrir',
  duplicated_lines: 'Líneas duplicadas',
  duplicated_lines_density: 'Densidad de duplicados (%)',
  duplicated_blocks: 'Bloques duplicados',
  duplicated_files: 'Archivos con duplicados',
  code_smells: 'Olores de código',
} as const;
