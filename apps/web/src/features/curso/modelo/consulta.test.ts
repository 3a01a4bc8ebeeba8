import { describe, expect, test } from 'vitest';

import {
  columnasDe,
  conOrden,
  conParametro,
  consultaDe,
  consultaDeRevision,
  ordenDeEje,
} from './consulta.ts';

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

  test('names the columns, and the order by each sub-characteristic', () => {
    const columnas = ['columnas=manual', 'columnas=x', ''].map((texto) =>
      columnasDe(new URLSearchParams(texto)),
    );
    expect(columnas).toEqual(['manual', 'resultados', 'resultados']);
    expect([ordenDeEje('estatica', 0), ordenDeEje('manual', 4), ordenDeEje('manual', 5)]).toEqual([
      'estatica1',
      'manual5',
      'persona',
    ]);
  });
});
