import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { conRed, montar } from '../../../testing/montar.tsx';
import { Clase } from './clase.tsx';
import { curso } from './curso.fixture.ts';

test('the most broken rules have the titles of their cards, and their keys where no card exists', async () => {
  conRed({
    [`GET /cursos/${curso._id}/resumen`]: {
      grados: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      proyectos: 1,
      sinAnalisis: 0,
      deOtroCodigo: 0,
      sinGrado: 0,
      reglas: [
        { regla: 'javascript:S1128', proyectos: 1, incidencias: 3 },
        { regla: 'propia:X1', proyectos: 1, incidencias: 2 },
      ],
      sinRecuento: 0,
      externo: false,
      preguntas: [],
      pruebasGrandes: 0,
    },
  });
  montar(<Clase curso={{ ...curso, zona: 'UTC', estado: 'abierto', papel: 'docente' }} />);
  const titulo = 'Las importaciones que no se usan deberían eliminarse';
  const conFicha = await screen.findByRole('link', { name: titulo });
  expect(conFicha.parentElement?.textContent).toBe(`${titulo}javascript:S1128`);
  expect(screen.getByRole('link', { name: 'propia:X1' }).parentElement?.textContent).toBe('propia:X1');
});
