import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { PapeleraPagina } from './papelera-pagina.tsx';

const id = '0198a3c0-0000-7000-8000-000000000001';
const elemento = {
  _id: id,
  tipo: 'pauta',
  nombre: 'Capas',
  borrado: '2026-05-04T10:00:00.000Z',
  caduca: '2026-06-03T10:00:00.000Z',
  quien: 'Luz',
};
const restaurar = `POST /papelera/${id}/restaurar`;
const vacia = { elementos: [], total: 0 };

function abrir(respuestas: Readonly<Record<string, unknown>>) {
  const pedidas = conRed(respuestas);
  montar(<PapeleraPagina />, { patron: '/papelera', url: '/papelera' });
  return pedidas;
}
const pulsar = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));

describe('what was deleted from the catalogue', () => {
  it('is listed with who and until when, in pages', async () => {
    const segunda = { elementos: [{ ...elemento, nombre: 'Módulos' }], total: 51 };
    abrir({ 'GET /papelera': new EnOrden({ elementos: [elemento], total: 51 }, segunda) });
    const [, fila] = await screen.findAllByRole('row');
    expect(fila?.textContent).toMatch(/CapasPauta.*por Luz/u);
    await pulsar('Siguiente');
    await screen.findByText('Módulos');
  });

  it('has an empty state', async () => {
    abrir({ 'GET /papelera': vacia });
    await screen.findByText('La papelera está vacía.');
  });

  it('shows a failed load as failed, not as empty', async () => {
    abrir({ 'GET /papelera': new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' }) });
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText('La papelera está vacía.')).toBeNull();
  });

  it('shows neither while it loads', () => {
    abrir({ 'GET /papelera': sinContestar });
    expect(screen.queryByText('La papelera está vacía.')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a restoration', () => {
  it('names what came back and what did not, and leaves the list', async () => {
    abrir({
      'GET /papelera': new EnOrden({ elementos: [elemento], total: 1 }, vacia),
      [restaurar]: { nombre: 'Capas', repuestas: ['Diseño'], ausentes: ['Módulos'] },
    });
    await pulsar('Restaurar Capas');
    await screen.findByText(
      /Se restauró «Capas»\. Vuelve a estar unido a «Diseño»\. Ya no se puede unir a «Módulos»/u,
    );
    await screen.findByText('La papelera está vacía.');
  });

  it('asks for another name where its own is taken', async () => {
    const ocupado = new Estado(409, { codigo: 'nombre-ocupado', mensaje: 'Otro elemento tiene ese nombre.' });
    const pedidas = abrir({
      'GET /papelera': { elementos: [elemento], total: 1 },
      [restaurar]: new EnOrden(ocupado, { nombre: 'Capas (restaurada)', repuestas: [], ausentes: [] }),
    });
    await pulsar('Restaurar Capas');
    const campo = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    expect(campo.value).toBe('Capas (restaurada)');
    await pulsar('Restaurar');
    await screen.findByText('Se restauró «Capas (restaurada)».');
    expect(pedidas.filter((pedida) => pedida === restaurar)).toHaveLength(2);
  });

  it('shows the error where it fails', async () => {
    abrir({
      'GET /papelera': { elementos: [elemento], total: 1 },
      [restaurar]: new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' }),
    });
    await pulsar('Restaurar Capas');
    await screen.findByText(/No se pudo restaurar\..*No se encontró\./u);
  });
});
