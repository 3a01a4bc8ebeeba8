import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import preguntas from '../../../../lib/hoja-de-medicion/preguntas.json';
import { montar } from '../../../../testing/montar.tsx';
import { ComoLoMido } from './como-lo-mido.tsx';

const [primera] = preguntas;
const abrir = (pregunta: string) =>
  montar(
    <ComoLoMido numero={3} descripcion="Pauta" pregunta={pregunta}>
      <button type="button">Añadir evidencia</button>
    </ComoLoMido>,
  );

it('a question of the starter content shows its commands on request, and hides them again', async () => {
  abrir(primera?.pregunta ?? '');
  const boton = await screen.findByRole('button', { name: '¿Cómo lo mido? Pregunta 3' });
  expect(boton.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Numerador')).toBeNull();
  await userEvent.click(boton);
  expect(await screen.findByText('Numerador')).toBeDefined();
  expect(screen.getByRole('group', { name: 'Orden: Pauta, Python' }).textContent).toContain('git grep');
  await userEvent.click(boton);
  expect(screen.queryByText('Numerador')).toBeNull();
});

it('a question that was changed in this installation has no commands', async () => {
  abrir(primera?.pregunta ?? '');
  await screen.findByRole('button', { name: '¿Cómo lo mido? Pregunta 3' });
  abrir(`${primera?.pregunta ?? ''} Cuente también las pruebas.`);
  expect(await screen.findAllByRole('button', { name: 'Añadir evidencia' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /Cómo lo mido/ })).toHaveLength(1);
});
