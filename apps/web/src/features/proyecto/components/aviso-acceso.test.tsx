import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { AvisoAcceso } from './aviso-acceso.tsx';
import { uid } from './proyecto.fixture.ts';

const ruta = 'POST /proyectos/probar-acceso';
const proyecto = { _id: uid(1), link: 'https://github.com/ana/tienda', branch: 'main' };

function abrir(respuesta: unknown): string[] {
  const pedidas = conRed({ [ruta]: respuesta });
  montar(<AvisoAcceso proyecto={proyecto} />);
  return pedidas;
}

it('warns about a repository that cannot be read, with the way to correct it', async () => {
  abrir({ correcto: false, mensaje: 'El repositorio rechazó el token.' });
  const aviso = await screen.findByRole('status');
  expect(aviso.textContent).toBe('No se pudo leer el repositorio: El repositorio rechazó el token. Corregir');
  expect(screen.getByRole('link', { name: 'Corregir' }).getAttribute('href')).toBe(
    `/editar_proyecto/${uid(1)}`,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['that succeeds', { correcto: true, mensaje: 'Se puede leer.' }],
  ['that could not be made', new Estado(503, { codigo: 'x', mensaje: 'Sin servicio.' })],
])('shows nothing after a check %s', async (_como, respuesta) => {
  const pedidas = abrir(respuesta);
  await waitFor(() => {
    expect(pedidas).toEqual([ruta]);
  });
  expect(document.body.textContent).not.toContain('repositorio');
});
