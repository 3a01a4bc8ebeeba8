import * as reports from '@mantenible/reports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { abrir, lista, idProyecto, mejora, pulsar, respuestasCon } from './mejora.fixture.tsx';

const bytes = new TextEncoder().encode('%PDF-1.4');
const crearMejoraPdf = vi.fn<typeof reports.crearMejoraPdf>();
const fallo = /^No se pudo crear el PDF\. Compruebe su conexión/;

beforeEach(() => {
  crearMejoraPdf.mockReset().mockResolvedValue(bytes);
  vi.spyOn(reports, 'crearMejoraPdf').mockImplementation(crearMejoraPdf);
});

describe('the PDF of the improvement plan', () => {
  it('is made of what is on screen, and named after its project', async () => {
    const descargas = conDescargas();
    abrir(respuestasCon(mejora({ proyecto: { _id: idProyecto, nombre: 'Gestión Ñandú' } })));
    await lista('Acciones');
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(descargas).toMatchObject([
        { archivo: 'plan-de-mejora-gestion-nandu.pdf', tipo: 'application/pdf' },
      ]);
    });
    expect(crearMejoraPdf.mock.calls).toMatchObject([
      [{ proyecto: 'Gestión Ñandú', avance: '1 de 2 acciones hechas, 1 verificada' }],
    ]);
  });

  it('is made once for two presses; the button keeps the focus and reports that it is busy', async () => {
    const descargas = conDescargas();
    let terminar: (pdf: Uint8Array<ArrayBuffer>) => void = () => undefined;
    crearMejoraPdf.mockImplementation(() => new Promise((resolve) => (terminar = resolve)));
    abrir(respuestasCon(mejora()));
    await lista('Acciones');
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(crearMejoraPdf).toHaveBeenCalledTimes(1);
    });
    const boton = screen.getByRole('button', { name: 'Descargar PDF' });
    expect(boton.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(boton);
    await pulsar('Descargar PDF');
    terminar(bytes);
    await waitFor(() => {
      expect(boton.getAttribute('aria-busy')).toBe('false');
    });
    expect(crearMejoraPdf).toHaveBeenCalledTimes(1);
    expect(descargas).toHaveLength(1);
  });

  it('shows the reason until the next attempt, and no file, when it cannot be made', async () => {
    const descargas = conDescargas();
    crearMejoraPdf.mockRejectedValueOnce(new Error('Failed to fetch'));
    abrir(respuestasCon(mejora()));
    await lista('Acciones');
    await pulsar('Descargar PDF');
    await screen.findByText(fallo);
    expect(descargas).toEqual([]);
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(descargas).toHaveLength(1);
    });
    expect(screen.queryByText(fallo)).toBeNull();
  });

  it('is not offered for an empty one, nor before it is read', async () => {
    const nada = { manual: { prueba: null, pruebas: [], propuestas: [] }, acciones: [] };
    abrir(
      respuestasCon(
        mejora({
          ...nada,
          estatico: { analisis: null, propuestas: [], marcadas: 0, sinLugares: null, motivo: null },
        }),
      ),
    );
    expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
    await screen.findByText(/^El plan se hace a partir de una prueba guardada/);
    expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
  });
});
