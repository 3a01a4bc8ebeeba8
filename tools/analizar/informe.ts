import type { Resultado } from './analizar.ts';
import { factsOf } from '../../packages/analyser/src/rules/catalogue/rule-facts.ts';
import { completeMeasures } from '../../packages/scanning/src/stored/measures.ts';
import { formatNumber } from '../../packages/wording/src/numeros.ts';

/** Every finding of every file. */
const hallazgosDe = ({ archivos }: Resultado) =>
  archivos.flatMap(({ ruta, incidencias }) =>
    incidencias.map(({ rule, message, range, effort }) => ({
      rule,
      severity: factsOf(rule)?.severity ?? 'MAJOR',
      file: ruta,
      line: range?.startLine ?? null,
      effort,
      message,
    })),
  );

/** Result for programs: measures and findings under SonarQube's keys; effort in minutes. */
export function comoJson(resultado: Resultado) {
  const files = resultado.archivos.map(
    ({ ruta, lenguaje, medidas }) => [ruta, { language: lenguaje, ...completeMeasures(medidas) }] as const,
  );
  return {
    measures: completeMeasures(resultado.medidas),
    files: Object.fromEntries(files),
    findings: hallazgosDe(resultado),
  };
}

/** Measures of the table, each with its name in Spanish. */
const nombresDeMedidas: readonly (readonly [string, string])[] = [
  ['files', 'Archivos'],
  ['lines', 'Líneas'],
  ['ncloc', 'Líneas de código'],
  ['comment_lines', 'Líneas de comentarios'],
  ['comment_lines_density', 'Densidad de comentarios (%)'],
  ['functions', 'Funciones'],
  ['classes', 'Clases'],
  ['statements', 'Instrucciones'],
  ['complexity', 'Complejidad ciclomática'],
  ['cognitive_complexity', 'Complejidad cognitiva'],
  ['lines_to_cover', 'Líneas por cubrir'],
  ['duplicated_lines', 'Líneas duplicadas'],
  ['duplicated_lines_density', 'Densidad de duplicados (%)'],
  ['duplicated_blocks', 'Bloques duplicados'],
  ['duplicated_files', 'Archivos con duplicados'],
  ['code_smells', 'Olores de código'],
];

const reglasMostradas = 15;

function columnas(filas: readonly (readonly [string, string])[]) {
  const ancho = Math.max(...filas.map(([nombre]) => nombre.length));
  const cifras = Math.max(...filas.map(([, cifra]) => cifra.length));
  return filas.map(([nombre, cifra]) => `  ${nombre.padEnd(ancho)}  ${cifra.padStart(cifras)}`);
}

/** Result for people: a table of the measures, and the rules with most findings. */
export function comoTabla(resultado: Resultado) {
  const medidas = completeMeasures(resultado.medidas);
  const hallazgos = hallazgosDe(resultado);
  const porRegla = contar(hallazgos);
  const malos = resultado.archivos.filter(({ analizable }) => !analizable).map(({ ruta }) => `  ${ruta}`);
  return [
    'Medidas',
    ...columnas(
      nombresDeMedidas.flatMap(([clave, nombre]) => {
        const valor = medidas[clave];
        return valor === undefined ? [] : [[nombre, formatNumber(valor)]];
      }),
    ),
    ...(porRegla.length === 0 ? [] : ['', 'Reglas que más se incumplen', ...columnas(porRegla)]),
    ...(malos.length === 0 ? [] : ['', 'Archivos no analizables', ...malos]),
  ].join('\n');
}

function contar(hallazgos: readonly { rule: string }[]): [string, string][] {
  const veces = new Map<string, number>();
  for (const { rule } of hallazgos) veces.set(rule, (veces.get(rule) ?? 0) + 1);
  return [...veces]
    .sort(([, a], [, b]) => b - a)
    .slice(0, reglasMostradas)
    .map(([regla, cuantas]) => [regla, formatNumber(cuantas)]);
}
