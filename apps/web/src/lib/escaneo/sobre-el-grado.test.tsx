import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { montar } from '../../testing/montar.tsx';
import { notasGrado } from './notas-grado.ts';
import { SobreElGrado } from './sobre-el-grado.tsx';

it('shows the notes on the degree once opened', async () => {
  montar(<SobreElGrado />, { patron: '/', url: '/' });
  const grupo = screen.getByRole('group');
  expect(grupo.hasAttribute('open')).toBe(false);
  await userEvent.click(screen.getByText('Qué conviene saber del grado'));
  expect(grupo.hasAttribute('open')).toBe(true);
  expect(
    within(grupo)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(notasGrado);
  expect(within(grupo).getByRole('link', { name: 'Guía: qué significa el grado' }).getAttribute('href')).toBe(
    '/guia#qué-significa-el-grado',
  );
});
