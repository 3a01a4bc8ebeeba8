import { textoYaml } from './escapes.ts';

export const lenguajes = ['javascript', 'python'] as const;
export type Lenguaje = (typeof lenguajes)[number];

/** Values of the files for one language. */
interface DatosLenguaje {
  readonly nombre: string;
  /** Default folders of sources. */
  readonly fuentes: string;
  /** Files among the sources that are not the project's own code. */
  readonly exclusiones: readonly string[];
  /** Patterns of test files, which are not measured as main code. */
  readonly pruebas: readonly string[];
  readonly cobertura: { readonly propiedad: string; readonly informe: string };
  /** YAML lines of the workflow steps that create the coverage report. */
  readonly pasosCobertura: (versionPython: string) => readonly string[];
}

/** Default of the analysis property `sonar.python.version`, and of the workflow's Python. */
export const versionPythonPorDefecto = '3.12';

export const datosDe: Readonly<Record<Lenguaje, DatosLenguaje>> = {
  javascript: {
    nombre: 'JavaScript',
    fuentes: 'src',
    exclusiones: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/coverage/**'],
    pruebas: ['**/*.test.*', '**/*.spec.*', '**/__tests__/**'],
    cobertura: { propiedad: 'sonar.javascript.lcov.reportPaths', informe: 'coverage/lcov.info' },
    pasosCobertura: () => [
      '- name: Preparar Node.js',
      '  uses: actions/setup-node@v7',
      '  with:',
      '    node-version: lts/*',
      '- name: Instalar las dependencias',
      '  run: npm ci',
      '- name: Ejecutar las pruebas con cobertura',
      '  # Con Vitest: npm test -- --coverage --coverage.reporter=lcov',
      '  run: npm test -- --coverage',
    ],
  },
  python: {
    nombre: 'Python',
    fuentes: '.',
    exclusiones: ['**/venv/**', '**/.venv/**', '**/migrations/**'],
    pruebas: ['**/test_*.py', '**/*_test.py', '**/tests/**'],
    cobertura: { propiedad: 'sonar.python.coverage.reportPaths', informe: 'coverage.xml' },
    pasosCobertura: (versionPython) => [
      '- name: Preparar Python',
      '  uses: actions/setup-python@v7',
      '  with:',
      `    python-version: ${textoYaml(versionPython)}`,
      '- name: Instalar las dependencias',
      '  run: python -m pip install -r requirements.txt pytest pytest-cov',
      '- name: Ejecutar las pruebas con cobertura',
      '  run: python -m pytest --cov --cov-report=xml:coverage.xml',
    ],
  },
};
