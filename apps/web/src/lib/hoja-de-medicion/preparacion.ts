/** Day on which the commands of the sheet were run on the demonstration. */
export const fecha = '2026-11-28';

/** Configuration of ESLint that the sheet uses: its recommended rules, over JavaScript and TypeScript. */
export const configuracion = `import js from '@eslint/js';
import * as parser from '@typescript-eslint/parser';
import globals from 'globals';

const files = ['**/*.{js,jsx,ts,tsx,cjs,mjs}'];
export default [
  { ignores: ['**/*.{test,spec}.*', '**/tests/**', '**/dist/**'] },
  { ...js.configs.recommended, files },
  { files, languageOptions: { parser, globals: { ...globals.browser, ...globals.node } } },
  // En TypeScript estas dos reglas avisan sin motivo: las sustituye el compilador.
  { files: ['**/*.{ts,tsx}'], rules: { 'no-undef': 'off', 'no-unused-vars': 'off' } },
];
`;

interface Preparacion {
  readonly titulo: string;
  readonly ordenes: string;
}

/** Commands that install the tools, in a folder outside of the project. */
export const preparacion: readonly Preparacion[] = [
  {
    titulo: 'JavaScript y TypeScript (y cloc y jscpd, para ambos lenguajes)',
    ordenes: `mkdir -p ~/medir && cd ~/medir && npm init -y
npm install eslint@9 @eslint/js@9 @typescript-eslint/parser@8 globals@16 typescript@5 \\
  madge@8 knip@6 jscpd@4 cloc@2
export PATH="$HOME/medir/node_modules/.bin:$PATH"`,
  },
  {
    titulo: 'Python (y lizard, para ambos lenguajes)',
    ordenes: `python3 -m venv ~/medir/py
. ~/medir/py/bin/activate      # en Git Bash: . ~/medir/py/Scripts/activate
pip install lizard ruff vulture pylint deptry pip-audit coverage pytest`,
  },
];

/** Tools, each with the version whose output the sheet shows. */
export const herramientas: readonly (readonly [nombre: string, version: string])[] = [
  ['ESLint', '9.39.5'],
  ['@typescript-eslint/parser', '8.74.0'],
  ['madge', '8.0.0'],
  ['knip', '6.44.2'],
  ['jscpd', '4.3.0'],
  ['cloc', '1.96 (npm 2.11.0)'],
  ['Vitest', '3.2.7'],
  ['lizard', '1.24.3'],
  ['Ruff', '0.17.6'],
  ['vulture', '2.16'],
  ['pylint', '4.1.4'],
  ['deptry', '0.25.1'],
  ['coverage.py', '7.17.5'],
  ['pytest', '9.2.0'],
];
