import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { montar } from '../../../testing/montar.tsx';
import { Laboratorio } from './laboratorio.tsx';

const solucion = () => screen.queryByRole('region', { name: /^Solución/ });

it('a student sees the steps, which take ninety minutes together, without the solution', () => {
  conPersona('sub-ana', ['estudiante']);
  montar(<Laboratorio />);
  const minutos = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => Number(/(\d+) minutos$/.exec(textContent)?.[1]));
  expect(minutos).toHaveLength(6);
  expect(minutos.reduce((suma, uno) => suma + uno, 0)).toBe(90);
  expect(solucion()).toBeNull();
  expect(document.body.textContent).not.toContain('76,73');
});

it('an admin sees the solution, with the measured degree of each change', () => {
  conPersona('sub-ana', ['admin']);
  montar(<Laboratorio />);
  expect(solucion()?.textContent).toContain('+9,52');
  expect(screen.getByRole('row', { name: /^Añadir mil líneas de datos/ }).textContent).toContain('86,25');
});
