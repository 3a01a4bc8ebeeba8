import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import biblioteca from '../../../../../../tests/projects/biblioteca.esperado.json';
import tienda from '../../../../../../tests/projects/tienda.esperado.json';
import { buscarFicha, ficha } from './fichas.ts';
import javascript from './javascript.json';
import python from './python.json';

describe.each([
  ['JavaScript and TypeScript', javascript, 40],
  ['Python', python, 35],
])('the cards of %s', (_, fichas, minimo) => {
  it('are whole, one for a rule, and as many as promised', () => {
    expect(z.array(ficha).safeParse(fichas).error).toBeUndefined();
    expect(new Set(fichas.map(({ clave }) => clave)).size).toBe(fichas.length);
    expect(fichas.length).toBeGreaterThanOrEqual(minimo);
  });

  it('show code that changes, without tabs or blank edges', () => {
    for (const { clave, antes, despues } of fichas) {
      expect(antes, clave).not.toBe(despues);
      expect(`${antes}${despues}`, clave).not.toMatch(/\t|\n{4}|^\n|\n$/);
    }
  });
});

it('cover nine in ten findings of each sample project', async () => {
  // What a real SonarQube finds in them.
  for (const proyecto of [tienda, biblioteca]) {
    const reglas = proyecto.incidencias.map(({ regla }) => regla);
    const fichas = await Promise.all(reglas.map(buscarFicha));
    const sinFicha = reglas.filter((_, i) => fichas[i] === null);
    expect(reglas.length).toBeGreaterThan(20);
    expect(sinFicha.length / reglas.length, sinFicha.join(', ')).toBeLessThanOrEqual(0.1);
  }
});

describe('the card of a rule', () => {
  it('is the same for JavaScript and TypeScript, and another for Python', async () => {
    const deJs = await buscarFicha('javascript:S3776');
    expect(deJs?.antes).toContain('function');
    expect(await buscarFicha('typescript:S3776')).toEqual(deJs);
    expect((await buscarFicha('python:S3776'))?.antes).toContain('def ');
  });

  it.each(['javascript:S999999', 'css:S4658', 'java:S3776', '__proto__:S1', 'S3776', ''])(
    'is none for %j',
    async (regla) => {
      expect(await buscarFicha(regla)).toBeNull();
    },
  );
});
