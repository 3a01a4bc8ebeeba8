import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { Observaciones } from './observaciones.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;

it('a comment on an answer that the page does not have is named in words', async () => {
  conPersona();
  const comentario = {
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
    version: 1,
    creado: '2026-12-20T15:00:00.000Z',
  };
  conRed({
    [`GET /entregas/${uid(1)}/comentarios/${uid(3)}`]: {
      puedeComentar: false,
      puedeResponder: false,
      comentarios: [comentario],
    },
  });
  montar(<Observaciones lugares={[]} sobre={undefined} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${uid(1)}/nota/${uid(3)}`,
  });
  expect(await screen.findByText('Sobre: Una respuesta')).toBeDefined();
});
