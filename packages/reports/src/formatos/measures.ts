import { nombresDeMedida } from '@mantenible/wording/medidas';

/** The measures of an analysis under SonarQube's keys, with their names and the side on which their bound lies. */
export const medidas = [
  { clave: 'files', nombre: nombresDeMedida.files, mejor: 'menor' },
  { clave: 'lines', nombre: nombresDeMedida.lines, mejor: 'menor' },
  { clave: 'ncloc', nombre: nombresDeMedida.ncloc, mejor: 'menor' },
  { clave: 'comment_lines', nombre: nombresDeMedida.comment_lines, mejor: 'mayor' },
  { clave: 'comment_lines_density', nombre: nombresDeMedida.comment_lines_density, mejor: 'mayor' },
  { clave: 'functions', nombre: nombresDeMedida.functions, mejor: 'menor' },
  { clave: 'classes', nombre: nombresDeMedida.classes, mejor: 'menor' },
  { clave: 'statements', nombre: nombresDeMedida.statements, mejor: 'menor' },
  { clave: 'complexity', nombre: nombresDeMedida.complexity, mejor: 'menor' },
  { clave: 'cognitive_complexity', nombre: nombresDeMedida.cognitive_complexity, mejor: 'menor' },
  { clave: 'lines_to_cover', nombre: nombresDeMedida.lines_to_cover, mejor: 'menor' },
  { clave: 'duplicated_lines', nombre: nombresDeMedida.duplicated_lines, mejor: 'menor' },
  { clave: 'duplicated_lines_density', nombre: nombresDeMedida.duplicated_lines_density, mejor: 'menor' },
  { clave: 'duplicated_blocks', nombre: nombresDeMedida.duplicated_blocks, mejor: 'menor' },
  { clave: 'duplicated_files', nombre: nombresDeMedida.duplicated_files, mejor: 'menor' },
  { clave: 'code_smells', nombre: nombresDeMedida.code_smells, mejor: 'menor' },
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
