import * as reports from '@mantenible/reports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { abrir, lista, idProyecto, plan, pulsar, respuestasDelPlan } from './plan.fixture.tsx';

const bytes = new TextEncoder().encode('%PDF-1.4');
const crearPlanPdf = vi.fn<typeof reports.crearPlanPdf>();
const fallo = /^No se pudo crear el PDF\. Compruebe su conexión/;

beforeEach(() => {
  crearPlanPdf.mockReset().mockResolvedValue(bytes);
  vi.spyOn(reports, 'crearPlanPdf').mockImplementation(crearPlanPdf);
});

describe('the PDF of the plan', () => {
  it('is made of the plan on screen, and named after its project', async () => {
    const descargas = conDescargas();
    abrir(respuestasDelPlan(plan({ proyecto: { _id: idProyecto, nombre: 'Gestión Ñandú' } })));
    await lista('Acciones');
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(descargas).toMatchObject([
        { archivo: 'plan-de-mejora-gestion-nandu.pdf', tipo: 'application/pdf' },
      ]);
    });
    expect(crearPlanPdf.mock.calls).toMatchObject([
      [{ proyecto: 'Gestión Ñandú', avance: '1 de 2 acciones hechas, 1 verificada' }],
    ]);
  });

  it('is made once for two presses; the button keeps the focus and reports that it is busy', async () => {
    const descargas = conDescargas();
    let terminar: (pdf: Uint8Array<ArrayBuffer>) => void = () => undefined;
    crearPlanPdf.mockImplementation(() => new Promise((resolve) => (terminar = resolve)));
    abrir(respuestasDelPlan(plan()));
    await lista('Acciones');
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(crearPlanPdf).toHaveBeenCalledTimes(1);
    });
    const boton = screen.getByRole('button', { name: 'Descargar PDF' });
    expect(boton.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(boton);
    await pulsar('Descargar PDF');
    terminar(bytes);
    await waitFor(() => {
      expect(boton.getAttribute('aria-busy')).toBe('false');
    });
    expect(crearPlanPdf).toHaveBeenCalledTimes(1);
    expect(descargas).toHaveLength(1);
  });

  it('shows the reason until the next attempt, and no file, when it cannot be made', async () => {
    const descargas = conDescargas();
    crearPlanPdf.mockRejectedValueOnce(new Error('Failed to fetch'));
    abrir(respuestasDelPlan(plan()));
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

  it('is not offered for an empty plan, nor before the plan is read', async () => {
    const nada = { manual: { prueba: null, pruebas: [], propuestas: [] }, acciones: [] };
    abrir(
      respuestasDelPlan(
        plan({
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
