import type { NotasDeEntrega } from '@mantenible/contracts/nota';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conRed, enEspera, EnOrden, montar } from '../../../testing/montar.tsx';
import { NotasPagina } from './notas-pagina.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const [entregaId, cursoId, proyectoId] = [uid(1), uid(2), uid(3)];
const base = `/entregas/${entregaId}/notas`;

const pendiente: NotasDeEntrega['filas'][number] = {
  proyectoId,
  nombre: 'Tienda',
  miembros: ['Ana'],
  estado: 'pendiente',
  nota: null,
  leida: null,
  manual: false,
  publicada: null,
  enPlazo: true,
  revision: false,
  pendientes: 1,
  comentarios: 0,
  puntos: [],
};
const notas: NotasDeEntrega = {
  titulo: 'Modularidad',
  cursoId,
  escala: 10,
  aprobado: 7,
  rubrica: { version: 1, lineas: [] },
  cerrada: true,
  puedeCalificar: true,
  filas: [pendiente],
};

it('publishes no older marks than those that are being read', async () => {
  const segunda = enEspera();
  const pedidas = conRed({
    [`GET ${base}`]: new EnOrden(notas, segunda.respuesta),
    [`GET ${base}/moodle/personas`]: { filas: 1, sinClave: [], repetidas: [] },
    [`POST ${base}/calcular`]: { calculadas: 1 },
    [`POST ${base}/publicar`]: { publicadas: 1, pendientes: [] },
  });
  montar(<NotasPagina />, { patron: '/entrega/:entregaId/notas', url: `/entrega/${entregaId}/notas` });
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular las cifras' }));
  const publicar = screen.getByRole('button', { name: 'Publicar las notas listas' });
  await waitFor(() => {
    expect(pedidas.filter((pedida) => pedida === `GET ${base}`)).toHaveLength(2);
  });
  await userEvent.click(publicar);
  expect(pedidas).not.toContain(`POST ${base}/publicar`);

  const lista = { version: 1, huella: '1-10-a' };
  segunda.contestar({ ...notas, filas: [{ ...pendiente, estado: 'lista', nota: 8, leida: lista }] });
  await screen.findByText(/1 nota lista para publicar/u);
  await waitFor(() => {
    expect(publicar.getAttribute('aria-busy')).toBe('false');
  });
  await userEvent.click(publicar);
  await waitFor(() => {
    expect(pedidas).toContain(`POST ${base}/publicar`);
  });
});
