import { expect, test } from 'vitest';

import { migasProyecto } from './migas-proyecto.ts';

const proyectos = { texto: 'Proyectos', href: '/lista_proyectos' };
const tienda = { _id: 'p1', nombre: 'Tienda' };

test('a project is named once it is known, and leads to where its route begins', () => {
  expect(migasProyecto(undefined, 'analisis')).toEqual([proyectos]);
  expect(migasProyecto(tienda, 'planificacion')).toEqual([
    proyectos,
    { texto: 'Tienda', href: '/pruebas/p1' },
  ]);
  expect(migasProyecto(tienda, 'analisis')).toEqual([proyectos, { texto: 'Tienda', href: '/sonarqube/p1' }]);
  expect(migasProyecto(tienda, null)).toEqual([proyectos, { texto: 'Tienda', href: null }]);
});
