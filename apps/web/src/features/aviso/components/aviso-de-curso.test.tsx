import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conRed, montar } from '../../../testing/montar.tsx';
import { AvisosPagina } from './avisos-pagina.tsx';

it('leads from a notice about a course to the team of the project, which the reader belongs to', async () => {
  const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
  const comun = { cursoId: id(2), creado: '2026-03-01T10:00:00.000Z', leido: false };
  conRed({
    'GET /avisos': {
      sinLeer: 2,
      avisos: [
        { ...comun, _id: id(1), tipo: 'curso', texto: 'De un curso', entregaId: null, proyectoId: id(3) },
        { ...comun, _id: id(4), tipo: 'nota', texto: 'De una nota', entregaId: id(5), proyectoId: id(3) },
      ],
    },
    'GET /avisos/correo': { disponible: false, activo: false, correo: null },
  });
  montar(<AvisosPagina />);
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('De un curso')).toBe(`/proyecto/${id(3)}/equipo`);
  expect(await href('De una nota')).toBe(`/entrega/${id(5)}/nota/${id(3)}`);
});
