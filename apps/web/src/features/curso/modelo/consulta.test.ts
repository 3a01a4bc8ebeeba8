import { describe, expect, test } from 'vitest';

import { conOrden, conParametro, consultaDe, consultaDeRevision } from './consulta.ts';

const leer = (texto: string) => consultaDe(new URLSearchParams(texto));

describe('the address of a class', () => {
  test('is read, and what is wrong in it counts as not written', () => {
    expect(leer('buscar=ana&quienes=sin-nada&orden=grado&sentido=desc&pagina=3')).toEqual({
      buscar: 'ana',
      quienes: 'sin-nada',
      orden: 'grado',
      sentido: 'desc',
      pagina: 3,
    });
    expect(leer('quienes=x&orden=x&sentido=x&pagina=-1')).toEqual(leer(''));
  });

  test('returns to the first page with another selection', () => {
    const params = new URLSearchParams('pagina=4&buscar=ana');
    expect(conParametro(params, 'quienes', 'unidas').toString()).toBe('buscar=ana&quienes=unidas');
    expect(conParametro(params, 'buscar', '').toString()).toBe('');
    expect(conParametro(params, 'pagina', '2').toString()).toBe('buscar=ana&pagina=2');
  });

  test('turns the order of a column round; figures begin with the greatest', () => {
    const porGrado = conOrden(new URLSearchParams(), 'grado');
    expect(porGrado.toString()).toBe('orden=grado&sentido=desc');
    expect(conOrden(porGrado, 'grado').get('sentido')).toBe('asc');
    expect(conOrden(porGrado, 'proyecto').get('sentido')).toBe('asc');
  });

  test('gives the order of the review without the page', () => {
    expect(consultaDeRevision(new URLSearchParams('vista=personas&orden=grado&pagina=2'))).toBe(
      'buscar=&quienes=todas&orden=grado&sentido=asc',
    );
  });
});
