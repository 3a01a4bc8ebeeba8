import { expect, it } from 'vitest';

import { promises } from './promises.ts';
import { marksIn, promisesPage } from './security-page.ts';

const all = () => new Map([['a.test.ts', Object.keys(promises)]]);

it('reads the mark of a test file', () => {
  expect(marksIn("// seguridad: 28, several-servers\nimport 'x';\n")).toEqual(['28', 'several-servers']);
  expect(marksIn("import 'x';\n")).toEqual([]);
});

it('lists each promise with the files that show it', () => {
  const page = promisesPage(all().set('b.test.ts', ['28']));
  expect(page).toContain('| 28 | git bomb | `a.test.ts`, `b.test.ts` |');
});

it('refuses a promise that nothing shows, and a mark without promise', () => {
  expect(() => promisesPage(new Map([['a.test.ts', ['1']]]))).toThrow('nada muestra la promesa 2:');
  expect(() => promisesPage(all().set('b.test.ts', ['99']))).toThrow('b.test.ts: no existe la promesa «99»');
});
