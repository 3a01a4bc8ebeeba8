import { textoYaml } from './escapes.ts';

export const lenguajes = ['javascript', 'python'] as const;
export type Lenguaje = (typeof lenguajes)[number];

/** What the files of the three steps say for one language. */
interface DatosLenguaje {
  readonly nombre: string;
  /** Folders of sources, when the person names none. */
  readonly fuentes: string;
  /** What lies among the sources without being the project's own code. */
  readonly exclusiones: readonly string[];
  /** Names of test files: what they match is no longer measured as main code. */
  readonly pruebas: readonly string[];
  readonly cobertura: { readonly propiedad: string; readonly informe: string };
  /** Steps of the workflow that make the coverage report, one YAML line each. */
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
