import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { AvisosPagina } from './avisos-pagina.tsx';

const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const comun = { cursoId: id(2), entregaId: id(5), proyectoId: id(3), tipo: 'nota' };
const avisos = [
  { ...comun, _id: id(1), texto: 'Nuevo', creado: '2026-03-01T10:00:00.000Z', leido: false },
  { ...comun, _id: id(4), texto: 'Anterior', creado: '2026-02-01T10:00:00.000Z', leido: true },
];

function abrir(): string[] {
  const pedidas = conRed({
    'GET /avisos': { sinLeer: 1, avisos },
    'GET /avisos/correo': { disponible: false, activo: false, correo: null },
    [`POST /avisos/leidos?hasta=${encodeURIComponent(avisos[0]?.creado ?? '')}`]: new Estado(204, undefined),
    [`POST /avisos/leidos?aviso=${id(1)}`]: new Estado(204, undefined),
  });
  montar(<AvisosPagina />);
  return pedidas;
}
const marcadas = (pedidas: readonly string[]) => pedidas.filter((una) => una.startsWith('POST'));

it('marks as read what the list shows, up to its newest notice', async () => {
  const pedidas = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como leídos' }));
  await expect
    .poll(() => marcadas(pedidas))
    .toEqual(['POST /avisos/leidos?hasta=2026-03-01T10%3A00%3A00.000Z']);
});

it('marks a notice as read when it is followed', async () => {
  const pedidas = abrir();
  await userEvent.click(await screen.findByRole('link', { name: 'Nuevo' }));
  await expect.poll(() => marcadas(pedidas)).toEqual([`POST /avisos/leidos?aviso=${id(1)}`]);
});

it('does not mark again a notice that was read', async () => {
  const pedidas = abrir();
  await userEvent.click(await screen.findByRole('link', { name: 'Anterior' }));
  expect(marcadas(pedidas)).toEqual([]);
});
