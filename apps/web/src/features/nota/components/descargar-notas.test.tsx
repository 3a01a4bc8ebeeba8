import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { conRed, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { DescargarNotas } from './descargar-notas.tsx';

const entregaId = '0198a3c0-0000-7000-8000-000000000001';
const personas = `GET /entregas/${entregaId}/notas/moodle/personas`;

it('states that the people outside of the file for Moodle are not known where the check fails', async () => {
  conRed({ [personas]: new Estado(400, { codigo: 'x', mensaje: 'No.' }) });
  montar(<DescargarNotas entregaId={entregaId} />);
  expect(await screen.findByText(/^No se pudo comprobar quién no va en el archivo de Moodle/u)).toBeDefined();
  expect(screen.queryByText(/^No van en el archivo/u)).toBeNull();
});

it('names them where there are some', async () => {
  conRed({ [personas]: { filas: 1, sinClave: ['Eva'], repetidas: [] } });
  montar(<DescargarNotas entregaId={entregaId} />);
  expect((await screen.findByText(/^Sin dirección de correo/u)).textContent).toContain('Eva');
});

it('keeps busy the button of the file that is being made alone', async () => {
  conRed({
    [personas]: { filas: 1, sinClave: [], repetidas: [] },
    [`GET /entregas/${entregaId}/notas/hoja`]: sinContestar,
  });
  montar(<DescargarNotas entregaId={entregaId} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descargar XLSX' }));
  const ocupados = screen
    .getAllByRole('button')
    .filter((uno) => uno.getAttribute('aria-busy') === 'true')
    .map(({ textContent }) => textContent);
  expect(ocupados).toEqual(['Descargar XLSX']);
});
