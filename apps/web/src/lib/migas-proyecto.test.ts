import { expect, test } from 'vitest';

import { migasProyecto } from './migas-proyecto.ts';

const proyectos = { texto: 'Proyectos', href: '/lista_proyectos' };

test('a project is named once it is known, and leads to its page', () => {
  expect(migasProyecto(undefined)).toEqual([proyectos]);
  expect(migasProyecto({ _id: 'p1', nombre: 'Tienda' })).toEqual([
    proyectos,
    { texto: 'Tienda', href: '/proyecto/p1' },
  ]);
});
