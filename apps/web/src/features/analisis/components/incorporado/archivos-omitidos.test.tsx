import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { situacion } from './situacion.fixture.ts';
import { abrir, rutas } from '../analisis.fixture.tsx';

const entrar = (estado: object) => abrir({ escaneo: 'incorporado', respuestas: { [rutas.estado]: estado } });

describe('a repository with files that are not analysed', () => {
  const primeros = Array.from({ length: 50 }, (_, i) => ({
    ruta: `vendor/${i}.js`,
    motivo: 'Está minimizado.',
  }));

  it('lists them with the reason and counts those beyond the list', async () => {
    entrar(situacion({ archivosOmitidos: { total: 1000, primeros } }));
    await userEvent.click(await screen.findByText(/^1 000 archivos no se analizaron/));
    expect(screen.getByText('vendor/49.js')).toBeDefined();
    expect(screen.getByText('Y 950 archivos más.')).toBeDefined();
  });

  it('shows no list without such files', async () => {
    entrar(situacion({}));
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByText(/no se anali/)).toBeNull();
  });
});
