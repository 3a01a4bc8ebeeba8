import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conPersona } from '../../../../testing/con-persona.ts';
import { conRed, montar } from '../../../../testing/montar.tsx';
import { Planificacion } from './planificacion.tsx';

const id = '0198a3c0-0000-7000-8000-000000000001';
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
};

it('the page ends with advice, and a link to its heading in the guide', async () => {
  conPersona('sub-ana');
  conRed({
    [`GET /proyectos/${id}`]: proyecto,
    [`GET /borradores/${id}`]: [],
    'GET /metricas/all': [],
    'GET /subcaracteristicas/all': [],
  });
  montar(<Planificacion />, { patron: '/pruebas/:id', url: `/pruebas/${id}` });
  const enlace = await screen.findByRole('link', { name: 'Guía: planificar una prueba' });
  expect(enlace.getAttribute('href')).toBe('/guia#planificar-una-prueba');
});
