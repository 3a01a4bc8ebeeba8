import { expect, test } from 'vitest';

import { leerSeleccion, ordenTrasPulsar } from './seleccion-ajenos.ts';

const leer = (texto: string) => leerSeleccion(new URLSearchParams(texto));
const porDefecto = { buscar: '', orden: 'persona', sentido: 'asc', pagina: 1 };

test.each(['', 'orden=token&sentido=up', 'pagina=0', 'pagina=-3', 'pagina=x', 'pagina=1e9'])(
  'the defaults replace «%s»',
  (texto) => {
    expect(leer(texto)).toEqual(porDefecto);
  },
);

test('the URL contains search, order and page', () => {
  expect(leer('buscar=ana&orden=grado&sentido=desc&pagina=3')).toEqual({
    buscar: 'ana',
    orden: 'grado',
    sentido: 'desc',
    pagina: 3,
  });
});

test('a first press sorts names ascending, figures and dates descending; a second one reverses the order', () => {
  const inicial = leer('');
  expect(ordenTrasPulsar(inicial, 'proyecto')).toEqual({ orden: 'proyecto', sentido: 'asc' });
  expect(ordenTrasPulsar(inicial, 'grado')).toEqual({ orden: 'grado', sentido: 'desc' });
  expect(ordenTrasPulsar(inicial, 'persona')).toEqual({ orden: 'persona', sentido: 'desc' });
});
