import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { flatten, readTree, setting } from './setting.ts';

const numero = z.pipe(z.string().check(z.regex(/^\d+$/, 'debe ser un número')), z.transform(Number));
const arbol = {
  uno: setting('UNO', '1', numero, 'The first.'),
  dentro: {
    dos: setting('DOS', '2', numero, 'The second.'),
    lista: [
      { tres: setting('TRES', '3', numero, 'The third.') },
      { tres: setting('CUATRO', '4', numero, 'The fourth.') },
    ],
  },
  raiz: setting('RAIZ', '/app', z.string(), 'A path.', { blankCounts: true }),
};
const leer = (env: Record<string, string | undefined>) => {
  const problemas: string[] = [];
  return { valores: readTree(arbol, env, problemas), problemas };
};
const porDefecto = { uno: 1, dentro: { dos: 2, lista: [{ tres: 3 }, { tres: 4 }] }, raiz: '/app' };

describe('a tree of settings', () => {
  it('is read into the same shape', () => {
    expect(leer({ DOS: '20', CUATRO: '40' })).toEqual({
      valores: { ...porDefecto, dentro: { dos: 20, lista: [{ tres: 3 }, { tres: 40 }] } },
      problemas: [],
    });
  });

  it.each([undefined, '', '   ', '\t\n'])('has the default of a variable that is %j', (escrito) => {
    expect(leer({ UNO: escrito }).valores).toEqual(porDefecto);
  });

  it.each([
    ['', ''],
    ['  ', ''],
    [undefined, '/app'],
    [' /b ', '/b'],
  ])('takes %j as %j where a blank value counts', (escrito, leido) => {
    expect(leer({ RAIZ: escrito }).valores.raiz).toBe(leido);
  });

  it('names every wrong value in its order, and reads the others', () => {
    expect(leer({ CUATRO: 'x', UNO: '-1', DOS: '7' })).toEqual({
      valores: { ...porDefecto, dentro: { dos: 7, lista: [{ tres: 3 }, { tres: 4 }] } },
      problemas: ['UNO: debe ser un número', 'CUATRO: debe ser un número'],
    });
  });

  it('does not repeat a wrong value, which may be a secret', () => {
    expect(leer({ UNO: 'ghp_secreto' }).problemas.join()).not.toContain('ghp_secreto');
  });

  it('lists its settings in its order', () => {
    expect(flatten(arbol).map(({ name }) => name)).toEqual(['UNO', 'DOS', 'TRES', 'CUATRO', 'RAIZ']);
  });
});
