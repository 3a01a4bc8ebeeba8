import { describe, expect, it } from 'vitest';

import { findInScripts } from './find-in-scripts.ts';

const jest = { path: 'package.json', text: '{ "devDependencies": { "jest": "29" } }' };

/** The messages of one rule in a text. */
const messagesOf = (key: string, text: string, path = 'a.js'): readonly string[] =>
  (findInScripts([jest, { path, text }]).get(path) ?? [])
    .filter(({ rule }) => rule.endsWith(`:${key}`))
    .map(({ message }) => message);

describe('the message of a finding', () => {
  it.each([
    ['S1068', 'class A {\n  #b = 1;\n}', 'Quite el miembro privado «#b»: la clase no lo usa.'],
    ['S1119', 'a: for (;;) break a;', 'Reescriba este código sin la etiqueta «a».'],
    ['S1125', 'x = a == false;', 'Escriba esta expresión sin «false», que sobra.'],
    ['S1533', "x = new String('a');", 'Quite «new» de «new String»: crea un objeto, no un valor primitivo.'],
    [
      'S1994',
      'for (let i = 0; i < n; j++, k++) f();',
      'Haga que la condición y el incremento usen la misma variable: la condición no comprueba «j» ni «k».',
    ],
    [
      'S2430',
      'x = new carrito();',
      'Empiece con mayúscula el nombre «carrito», por ejemplo «Carrito»: se llama con «new».',
    ],
    [
      'S2685',
      'x = arguments.callee;',
      'No use «arguments.callee»: dé un nombre a la función y llámela por él.',
    ],
    ['S3626', 'function f() {\n  g();\n  return;\n}', 'Quite este «return»: sin él se hace lo mismo.'],
    ['S3626', 'for (;;) {\n  g();\n  continue;\n}', 'Quite este «continue»: sin él se hace lo mismo.'],
  ])('of %s names the concrete thing in %j', (key, text, message) => {
    expect(messagesOf(key, text)).toEqual([message]);
  });

  it('of S3776 names the figure of the measure, which may be higher in a nested function', () => {
    const conditions = 'if (a) {}\n'.repeat(16);
    const messages = messagesOf(
      'S3776',
      `function f() {\n${conditions}const g = () => {\n${conditions}};\n}`,
    );
    const figures = messages.map((message) => message.match(/\d+/gu)?.map(Number));
    // g alone: 16 conditions. In the measure each costs 1 more, since f branches outside of it.
    expect(figures).toEqual([
      [16, 15, 16],
      [16, 15, 32],
    ]);
  });

  it('of S1533 names the primitive type', () => {
    expect(messagesOf('S1533', 'let a: Number;', 'a.ts')).toEqual([
      'Use el tipo primitivo «number» en vez de «Number».',
    ]);
  });

  it.each([
    ['S1607', "it.skip('a', () => f());", 'Active esta prueba o explique en un comentario por qué se omite.'],
    [
      'S2703',
      'function f() {\n  total = 1;\n}',
      'Declare «total» con «let» o «const»: sin declarar, se convierte en una variable global.',
    ],
  ])('of %s advises a safe fix', (key, text, message) => {
    expect(messagesOf(key, text)).toEqual([message]);
  });
});
