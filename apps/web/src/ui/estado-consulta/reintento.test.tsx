import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { getJson } from '../../lib/http.ts';
import { conRed, enEspera, EnOrden, Estado, montar, sinRed } from '../../testing/montar.tsx';
import { EstadoConsulta } from './index.ts';

const textos = z.array(z.string());

/** A screen that reads a list of texts from the fake network. */
function Pantalla() {
  const consulta = useQuery({ queryKey: ['textos'], queryFn: () => getJson('/textos', textos) });
  return (
    <EstadoConsulta
      consulta={consulta}
      esVacio={(lista) => lista.length === 0}
      textoVacio="No hay nada."
      textoFallo="No se encontraron textos."
      accionVacio={<button type="button">Crear</button>}
    >
      {(lista) => (
        <>
          <p>{lista.join(', ')}</p>
          <button type="button" onClick={() => void consulta.refetch()}>
            Leer otra vez
          </button>
        </>
      )}
    </EstadoConsulta>
  );
}
function abrir(...respuestas: readonly unknown[]): string[] {
  const pedidas = conRed({ 'GET /textos': new EnOrden(...respuestas) });
  montar(<Pantalla />);
  return pedidas;
}
const fallo = (status: number, mensaje: string) => new Estado(status, { codigo: 'x', mensaje });
const reintentar = () => screen.queryByRole('button', { name: 'Reintentar' });
const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a failed read', () => {
  it.each([
    ['without a connection', sinRed, /No hay conexión con el servidor/, 1],
    ['with a server error', fallo(500, 'El servidor falló.'), /El servidor falló\./, 1],
    ['with an answer of another shape', { no: 'lista' }, /una respuesta que no se entiende/, 1],
    [
      'without permission, which a retry cannot change',
      fallo(403, 'No tiene permiso.'),
      /No tiene permiso\./,
      0,
    ],
  ])('%s names its cause', async (_caso, respuesta, causa, reintentos) => {
    abrir(respuesta);
    expect((await screen.findByRole('alert')).textContent).toMatch(causa);
    expect(screen.queryAllByRole('button', { name: 'Reintentar' })).toHaveLength(reintentos);
    expect(screen.queryByText('No hay nada.')).toBeNull();
  });

  it('states a cause once where it is the text of the screen', async () => {
    abrir(fallo(404, 'No se encontraron textos.'));
    await screen.findByRole('alert');
    expect(screen.getAllByText('No se encontraron textos.')).toHaveLength(1);
  });

  it('is read once for two presses, keeps the focus meanwhile, and then shows what was read', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidas = abrir(sinRed, respuesta);
    await pulsar('Reintentar');
    expect(reintentar()?.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(reintentar());
    await pulsar('Reintentar');
    contestar(['uno', 'dos']);
    expect(await screen.findByText('uno, dos')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pedidas).toHaveLength(2);
  });

  it('keeps the button for the next attempt when it fails again', async () => {
    abrir(sinRed, fallo(500, 'El servidor falló.'), []);
    await pulsar('Reintentar');
    await screen.findByText('El servidor falló.');
    await pulsar('Reintentar');
    expect(await screen.findByText('No hay nada.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Crear' })).toBeDefined();
  });

  it('leaves the data of the earlier read on screen', async () => {
    const pedidas = abrir(['uno'], sinRed, ['dos']);
    await pulsar('Leer otra vez');
    expect(screen.getByText('uno')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await pulsar('Leer otra vez');
    expect(await screen.findByText('dos')).toBeDefined();
    expect(pedidas).toHaveLength(3);
  });
});
