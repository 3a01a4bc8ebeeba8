import { indice } from '@mantenible/rule-cards/indice';
import { describe, expect, it } from 'vitest';

import { terminos, terminosDeFicha, terminosDeTexto } from './terminos.ts';

const nombres = (hallados: ReturnType<typeof terminosDeTexto>) => hallados.map(({ termino }) => termino);
const anclas = new Set(terminos.map(({ id }) => id));

describe('the terms of the glossary', () => {
  it('have different anchors of plain letters', () => {
    expect(anclas.size).toBe(terminos.length);
    for (const { id } of terminos) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
  });

  it.each([
    ['La COMPLEJIDAD ciclomática de los métodos', ['complejidad ciclomática', 'método']],
    ['pruebas unitarias y dobles de prueba', ['prueba unitaria', 'doble de prueba']],
    ['expresiones regulares', ['expresión regular']],
    ['un móduloso, o nada', []],
    ['Suma todo lo que hay en la cadena de montaje', []],
  ])('are found in %j by any form, in plural and without accents', (texto, esperados) => {
    expect(nombres(terminosDeTexto(texto))).toEqual(esperados);
  });

  it('of a card come from its English names and its title, and not from code', () => {
    const deFicha = (titulo: string, ingles: string) => nombres(terminosDeFicha({ titulo, ingles }));
    expect(deFicha('No conviene lanzar `Exception`', 'generic exception')).toEqual(['excepción']);
    expect(deFicha('Una `tf.Variable` sobra', 'type alias')).toEqual(['alias de tipo']);
    expect(deFicha('Los corchetes', 'character class')).toEqual(['clase de caracteres']);
  });
});

it('most rules have a term, and each term of a rule has an entry', () => {
  const deReglas = [...indice.values()].map((regla) => terminosDeFicha(regla));
  for (const { id } of deReglas.flat()) expect(anclas).toContain(id);
  expect(deReglas.filter(({ length }) => length > 0).length).toBeGreaterThan(200);
});
