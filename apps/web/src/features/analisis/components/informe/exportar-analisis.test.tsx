import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { config } from '../../../../lib/config.ts';
import { conRed, Estado, montar } from '../../../../testing/montar.tsx';
import type { LecturaAnalisis } from '../use-analisis.ts';
import { ExportarAnalisis } from './exportar-analisis.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const analisis = {
  proyecto: { _id: id, nombre: 'Tienda en línea' },
  situacion: { tipo: 'medidas' },
} as unknown as LecturaAnalisis;
const menu = () => screen.queryByRole('button', { name: 'Descargar en otro formato' });

afterEach(() => {
  Object.assign(config, { escaneo: 'ninguno' });
});

describe('the analysis in other formats', () => {
  it('is asked of the server, whose refusal is shown', async () => {
    Object.assign(config, { escaneo: 'incorporado' });
    const mensaje = 'El análisis tiene más de 25 000 incidencias.';
    const pedidas = conRed({
      [`GET /analisis/${id}/exportacion`]: new Estado(409, {
        codigo: 'exportacion-demasiado-grande',
        mensaje,
      }),
    });
    montar(<ExportarAnalisis analisis={analisis} />);
    await userEvent.click(menu() ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'SARIF, para editores y GitHub' }));
    await screen.findByText(mensaje, { exact: false });
    expect(pedidas).toEqual([`GET /analisis/${id}/exportacion`]);
  });

  it.each(['sonarqube', 'ninguno'])('is not offered where %s analyses', (escaneo) => {
    Object.assign(config, { escaneo });
    montar(<ExportarAnalisis analisis={analisis} />);
    expect(menu()).toBeNull();
  });
});
