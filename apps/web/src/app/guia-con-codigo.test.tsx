import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { abrirGuia, issues } from '../features/incidencias/components/guia.fixture.tsx';
import { DialogoCodigo } from '../features/codigo/components/dialogo-codigo.tsx';
import { incidencia, tres } from '../lib/incidencia/incidencias.fixture.ts';

const fuente = { 'GET /sonarqube/sonar-file': 'const a = 1;\nconst b = 2;\n' };
const ficha = async () => within(await screen.findByRole('dialog', { name: 'Ficha de la regla' }));

it('opens the code of a list row and returns the focus to the row', async () => {
  const { pedidas } = abrirGuia({ ...issues(tres), ...fuente }, '?vista=lista', DialogoCodigo);
  const fila = await screen.findByRole('button', { name: /^Nombre poco claro/ });
  expect(pedidas).not.toContain('GET /sonarqube/sonar-file');
  await userEvent.click(fila);
  const dialogo = within(await screen.findByRole('dialog', { name: 'src/a.js' }));
  await dialogo.findByText('1 de 2 en este archivo');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(fila);
  });
});

it('opens the rule card over the code; Escape closes the card alone and returns the focus', async () => {
  abrirGuia({ ...issues([incidencia({ archivo: 'a.js' })]), ...fuente }, '', DialogoCodigo);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver Código' }));
  const codigo = within(await screen.findByRole('dialog', { name: 'a.js' }));
  const abre = codigo.getByRole('button', { name: 'Ver ficha de la regla' });
  await userEvent.click(abre);
  await (await ficha()).findByText('Por qué importa');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Ficha de la regla' })).toBeNull();
    expect(document.activeElement).toBe(abre);
  });
  expect(screen.getByRole('dialog', { name: 'a.js' })).toBeDefined();
});
