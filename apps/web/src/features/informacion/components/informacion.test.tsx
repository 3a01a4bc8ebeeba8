import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { montar } from '../../../testing/montar.tsx';
import { Informacion } from './informacion.tsx';

const { institucion } = config;

function abrir(cambios: Partial<typeof institucion>) {
  Object.assign(config, { institucion: { ...institucion, ...cambios } });
  montar(<Informacion />);
  const terminos = screen.queryAllByRole('term').map(({ textContent }) => textContent);
  const definiciones = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  return terminos.map((termino, i) => [termino, definiciones[i]]);
}

it.each([
  [{}, []],
  [{ autor: 'Ana Ruiz' }, [['Autoría', 'Ana Ruiz']]],
  [{ director: 'Luis Paz' }, [['Dirección', 'Luis Paz']]],
  [
    { autor: 'Ana Ruiz', director: 'Luis Paz' },
    [
      ['Autoría', 'Ana Ruiz'],
      ['Dirección', 'Luis Paz'],
    ],
  ],
])('names the software first, and the people that the institution set: %o', (cambios, personas) => {
  expect(abrir(cambios)).toEqual([
    ['Nombre del software', 'Mantenible: evaluación de la mantenibilidad de aplicaciones web'],
    ...personas,
  ]);
});

it.each([
  [{}, null],
  [{ anio: '2026' }, null],
  [{ universidad: 'UE' }, '© UE. Todos los derechos reservados.'],
  [{ universidad: 'UE', anio: '2026' }, '© 2026 UE. Todos los derechos reservados.'],
])('ends with the copyright line of a university: %o', (cambios, linea) => {
  abrir(cambios);
  expect(screen.queryByText(/^©/)?.textContent ?? null).toBe(linea);
});

it('describes the project in a section with a heading, and has its title in the window', () => {
  abrir({});
  const seccion = within(screen.getByRole('region', { name: 'Descripción del proyecto' }));
  expect(seccion.getByText(/no constituyen una certificación/)).toBeDefined();
  expect(document.title).toBe('Información · Mantenible');
});
