import type { Entregado } from '@mantenible/contracts/entrega';
import type { Observacion } from '@mantenible/contracts/observacion';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { entrega, entregaId, fila, proyecto } from '../../features/entrega/components/entrega.fixture.ts';
import { conPersona } from '../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../testing/montar.tsx';
import { Component as PaginaDeEntregado } from './entregado.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000001${n}`;
const accion = {
  esfuerzo: 'medio',
  estado: 'hecha',
  responsable: null,
  creado: '2026-12-01T15:00:00.000Z',
  verificada: null,
} as const;
const entregado: Entregado = {
  entrega: { ...entrega, pide: { prueba: null, analisis: false, plan: true } },
  proyecto: { _id: proyecto, nombre: 'Tienda', existe: true },
  fila,
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  momento: '2026-12-16T05:00:10.000Z',
  prueba: null,
  medidas: null,
  acciones: ['Dividir la clase', 'Quitar lo repetido'].map((texto) => ({ ...accion, texto })),
  incidencias: null,
  ambito: null,
  ambitoPropio: null,
  tomar: false,
};
const comentario = (n: number, otros: Partial<Observacion>): Observacion => ({
  _id: uid(n),
  lugar: 'accion',
  clave: 'Quitar lo repetido',
  texto: `Comentario ${n}`,
  cuando: 'ahora',
  padre: null,
  por: 'Dora',
  propia: false,
  deDocente: true,
  resuelta: false,
  version: 1,
  creado: '2026-12-20T15:00:00.000Z',
  ...otros,
});

function abrir(puedeComentar: boolean, otras: Readonly<Record<string, unknown>> = {}) {
  conPersona();
  conRed({
    [`GET /entregas/${entregaId}/proyectos/${proyecto}`]: entregado,
    [`GET /entregas/${entregaId}/comentarios/${proyecto}`]: {
      puedeComentar,
      puedeResponder: true,
      comentarios: [comentario(1, {}), comentario(2, { padre: uid(1) }), comentario(3, { lugar: 'todo' })],
      siguiente: null,
    },
    ...otras,
  });
  montar(<PaginaDeEntregado />, {
    patron: '/entrega/:entregaId/proyecto/:proyecto',
    url: `/entrega/${entregaId}/proyecto/${proyecto}`,
  });
}

it('a comment stands beside the action that it is on, with its replies counted', async () => {
  abrir(true);
  const lista = await screen.findByRole('list', { name: 'Comentarios' });
  expect(lista.closest('[class]')?.parentElement?.textContent).toContain('Quitar lo repetido');
  within(lista).getByText('Comentario 1');
  within(lista).getByRole('link', { name: '1 respuesta' });
  expect(screen.queryByText(/Comentario [23]/u)).toBeNull();
  const destino = `/entrega/${entregaId}/nota/${proyecto}?accion=Quitar+lo+repetido`;
  expect(screen.getByRole('link', { name: 'Comentar la acción 2' }).getAttribute('href')).toBe(destino);
});

it('a lecturer of the team that delivered, who comments on nothing, is led to no field', async () => {
  abrir(false);
  await screen.findByText('Comentario 1');
  expect(screen.queryByRole('link', { name: /^Comentar/u })).toBeNull();
});

it('comments that could not be read are named, not taken for none', async () => {
  const fallo = new Estado(503, { codigo: 'no-disponible', mensaje: 'Inténtelo de nuevo.' });
  abrir(true, { [`GET /entregas/${entregaId}/comentarios/${proyecto}`]: fallo });
  expect(await screen.findByText(/^No se pudieron cargar los comentarios\./u)).toBeDefined();
  expect(screen.getByText('Quitar lo repetido')).toBeDefined();
});
