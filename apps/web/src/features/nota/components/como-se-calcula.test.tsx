import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { ComoSeCalcula } from './como-se-calcula.tsx';

const sinDatos = { nota: null, lineas: [], obtenidos: 0, posibles: 0, pendientes: [] };
const faltan = { ...sinDatos, nota: 10, obtenidos: 4, posibles: 4, pendientes: ['c'] };
const completa = { ...faltan, pendientes: [] };

it.each([
  ['of a lecturer where the rubric gives no mark', 8, sinDatos, 'El docente puso la nota: 8.'],
  ['of a lecturer where levels are to be chosen', 10, faltan, 'El docente puso la nota: 10.'],
  ['of a lecturer beside that of the rubric', 8, completa, 'El docente puso otra nota: 8.'],
  ['of the rubric', 10, completa, null],
  ['that does not exist yet', null, faltan, null],
])('a mark %s', (_de, nota, calculo, texto) => {
  montar(<ComoSeCalcula lineas={[]} hecha={{ calculo, nota, escala: 10 }} />);
  const puesta = screen.queryByText(/^El docente puso/u);
  expect(puesta?.textContent ?? null).toBe(texto);
  const conCuentas = calculo === completa;
  expect(screen.queryByText(/^Con los números de esta nota/u) !== null).toBe(conCuentas);
});
