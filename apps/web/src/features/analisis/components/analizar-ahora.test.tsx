import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { AnalizarAhora } from './analizar-ahora.tsx';
import { situacion } from './incorporado/situacion.fixture.ts';

const ruta = 'POST /analisis/p1';

async function pulsar(respuesta: unknown): Promise<string[]> {
  const pedidas = conRed({ [ruta]: respuesta });
  montar(<AnalizarAhora proyectoId="p1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Analizar ahora' }));
  return pedidas;
}

describe("'Analizar ahora'", () => {
  it('starts the analysis with one press and opens its screen', async () => {
    const pedidas = await pulsar(new Estado(202, situacion({ estado: 'en-curso' })));
    await screen.findByTitle('/sonarqube/p1');
    expect(pedidas).toEqual([ruta]);
  });

  it('opens the screen of an analysis that another window has started', async () => {
    await pulsar(new Estado(409, { codigo: 'analisis-en-curso', mensaje: 'Este proyecto ya se analiza.' }));
    await screen.findByTitle('/sonarqube/p1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('states why none was started, and stays', async () => {
    await pulsar(new Estado(409, { codigo: 'persona-ocupada', mensaje: 'Ya analiza otro proyecto.' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No se pudo iniciar el análisis. Ya analiza otro proyecto.',
    );
    expect(screen.getByRole('button', { name: 'Analizar ahora' })).toBeDefined();
  });
});
