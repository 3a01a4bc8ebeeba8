import { expect, test } from 'vitest';

import { sinContar, sinReglas } from './frases-de-resumen.ts';

const resumen = { proyectos: 3, sinAnalisis: 0, deOtroCodigo: 0, sinRecuento: 0, externo: false };

test.each([
  [{ sinAnalisis: 2, deOtroCodigo: 1 }, 'Ningún proyecto de la clase tiene un análisis de su código de hoy.'],
  [{}, '3 análisis contados, sin ninguna incidencia.'],
  [
    { sinRecuento: 3 },
    '3 proyectos se analizaron con una versión anterior del producto y no cuentan en las reglas hasta su próximo análisis.',
  ],
  [
    { sinAnalisis: 1, sinRecuento: 1 },
    '1 análisis contado, sin ninguna incidencia. 1 proyecto se analizó con una versión anterior del producto y no cuenta en las reglas hasta su próximo análisis.',
  ],
  [{ sinRecuento: 3, externo: true }, 'El servicio que hace los análisis no da las incidencias por regla.'],
])('a class of %j without rules shows why', (cambios, frase) => {
  expect(sinReglas({ ...resumen, ...cambios })).toBe(frase);
});

test('a class whose analyses all count shows nothing more', () => {
  expect(sinContar(resumen)).toBeNull();
});
