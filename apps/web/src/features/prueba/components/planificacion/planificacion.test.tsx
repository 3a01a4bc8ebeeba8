import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conPersona } from '../../../../testing/con-persona.ts';
import { conRed, EnOrden, Estado, montar } from '../../../../testing/montar.tsx';
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

it('a repeated read of a list that failed keeps what was chosen', async () => {
  conPersona('sub-ana');
  conRed({
    [`GET /proyectos/${id}`]: proyecto,
    [`GET /borradores/${id}`]: new EnOrden(new Estado(503, {}), new Estado(503, {}), []),
    'GET /metricas/all': [],
    'GET /subcaracteristicas/all': [],
  });
  montar(<Planificacion />, { patron: '/pruebas/:id', url: `/pruebas/${id}` });
  const una = await screen.findByRole('radio', { name: /Una métrica/ });
  await userEvent.click(una);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
  expect(screen.getByRole('radio', { name: /Una métrica/ })).toBe(una);
});

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
