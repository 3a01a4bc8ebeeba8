import type { Observacion } from '@mantenible/contracts/observacion';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, EnOrden, montar } from '../../../testing/montar.tsx';
import { Observaciones } from './observaciones.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const comentario: Observacion = {
  _id: uid(4),
  lugar: 'respuesta',
  clave: `${uid(8)}:${uid(9)}`,
  texto: 'Revise las capas.',
  cuando: 'ahora',
  padre: null,
  por: 'Dora',
  propia: false,
  deDocente: true,
  resuelta: false,
  version: 3,
  creado: '2026-12-20T15:00:00.000Z',
};
const base = `/entregas/${uid(1)}/comentarios/${uid(3)}`;

function abrir(comentarios: readonly Observacion[], puedeResponder: boolean) {
  conPersona();
  const pedidas = conRed({
    [`GET ${base}`]: { puedeComentar: false, puedeResponder, comentarios, siguiente: null },
    [`PUT ${base}/${uid(4)}`]: {},
    [`DELETE ${base}/${uid(5)}`]: {},
  });
  montar(<Observaciones lugares={[]} sobre={undefined} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${uid(1)}/nota/${uid(3)}`,
  });
  return pedidas;
}

it('a comment on an answer that the page does not have is named in words', async () => {
  abrir([comentario], false);
  expect(await screen.findByText('Sobre: Una respuesta')).toBeDefined();
});

it('comments that come in two parts stand together', async () => {
  conPersona();
  const parte = { puedeComentar: false, puedeResponder: false };
  const otro = { ...comentario, _id: uid(5), texto: 'Y las pruebas.' };
  conRed({
    [`GET ${base}`]: new EnOrden(
      { ...parte, comentarios: [comentario], siguiente: uid(5) },
      { ...parte, comentarios: [otro], siguiente: null },
    ),
  });
  montar(<Observaciones lugares={[]} sobre={undefined} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${uid(1)}/nota/${uid(3)}`,
  });
  expect(await screen.findByText('Revise las capas.')).toBeDefined();
  expect(screen.getByText('Y las pruebas.')).toBeDefined();
});

describe('one’s own words', () => {
  const suya = { ...comentario, propia: true };
  const respuesta = { ...comentario, _id: uid(5), padre: uid(4), propia: true, texto: 'Así lo haré.' };

  it('are changed in place, also of a comment that has replies', async () => {
    const pedidas = abrir([suya, { ...respuesta, propia: false }], true);
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    const form = within(screen.getByRole('form', { name: 'Cambiar el comentario' }));
    const campo = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
    expect(campo.value).toBe('Revise las capas.');
    expect(document.activeElement).toBe(campo);
    await userEvent.type(campo, ' Todas.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Cambiar' }));
    expect(pedidas).toContain(`PUT ${base}/${uid(4)}`);
    // What has replies is not deleted.
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });

  it('of a reply are deleted alone', async () => {
    const pedidas = abrir([comentario, respuesta], true);
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Así lo haré.');
    expect(pedidas).toContain(`DELETE ${base}/${uid(5)}`);
  });

  it('stay as they are where the course takes no more', async () => {
    abrir([suya, respuesta], false);
    await screen.findByText('Revise las capas.');
    expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
  });
});
