// @vitest-environment jsdom
import type { InformePrueba } from '@mantenible/reports';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { closeAllAvisos } from '../../../ui/aviso/index.ts';
import { abrir, fila, proyecto, prueba, pulsar } from './reporte.fixture.tsx';

type Pdf = (informe: InformePrueba, opciones: { grafica?: string }) => Promise<Uint8Array>;

const { crearInformePdf, fotografiar } = vi.hoisted(() => ({
  crearInformePdf: vi.fn<Pdf>(),
  fotografiar: vi.fn<(svg: unknown) => Promise<string | undefined>>(),
}));
vi.mock(import('@mantenible/reports'), async (original) => {
  const real = await original();
  return Object.assign({ ...real }, { crearInformePdf });
});
vi.mock('./imagen-grafica.ts', () => ({ fotografiarGrafica: fotografiar }));
vi.mock('./grafica.tsx', () => ({ default: () => <svg data-testid="grafica" /> }));

const foto = 'data:image/png;base64,AAAA';

async function descargar(filas: readonly object[]) {
  abrir(filas);
  await screen.findByTestId('grafica');
  await pulsar('Descargar PDF');
}

beforeEach(() => {
  closeAllAvisos();
  crearInformePdf.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF'));
  fotografiar.mockReset().mockImplementation((svg) => Promise.resolve(svg === null ? undefined : foto));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the PDF of a report', () => {
  it('is named after project and test, in ASCII', async () => {
    const descargas = conDescargas();
    await descargar([fila('Modularidad', 0.5)]);
    await waitFor(() => {
      expect(descargas).toMatchObject([
        { archivo: 'reporte-tienda-nandu-mi-prueba.pdf', tipo: 'application/pdf' },
      ]);
    });
  });

  it('has the figures of the screen, with the moments of the criteria and of the file', async () => {
    conDescargas();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    abrir([fila('Modularidad', 0.123456), fila('Reusabilidad', null)]);
    await screen.findByTestId('grafica');
    vi.setSystemTime(new Date('2026-11-20T11:30:00Z'));
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(crearInformePdf).toHaveBeenCalledTimes(1);
    });
    expect(crearInformePdf.mock.calls[0]?.[0]).toMatchObject({
      proyecto: proyecto.nombre,
      prueba: prueba.nombre,
      intento: null,
      aplicada: prueba.creado,
      resumen: { general: 12.35, criterio: 'Regular' },
      criterioConsultado: '2026-11-20T10:00:00.000Z',
      generado: '2026-11-20T11:30:00.000Z',
    });
  });

  it.each([
    [30, foto],
    [31, undefined],
  ])('of %d rows has the picture of the chart while it can be read', async (cuantas, grafica) => {
    conDescargas();
    await descargar(Array.from({ length: cuantas }, (_, i) => fila(`Fila ${i}`, 0.5)));
    await waitFor(() => {
      expect(crearInformePdf.mock.calls.map(([, opciones]) => opciones)).toEqual([{ grafica }]);
    });
    expect(fotografiar.mock.calls).toEqual([[grafica === undefined ? null : screen.getByTestId('grafica')]]);
  });

  it('is made without a picture where the browser can make none', async () => {
    const descargas = conDescargas();
    fotografiar.mockResolvedValue(undefined);
    await descargar([fila('Modularidad', 0.5)]);
    await waitFor(() => {
      expect(descargas).toHaveLength(1);
    });
    expect(crearInformePdf.mock.calls[0]?.[1]).toEqual({ grafica: undefined });
  });

  it('that cannot be made is reported', async () => {
    const descargas = conDescargas();
    crearInformePdf.mockRejectedValue(new Error('no font'));
    await descargar([fila('Modularidad', 0.5)]);
    expect(await screen.findByText(/^No se pudo crear el PDF\./)).toBeDefined();
    expect(descargas).toEqual([]);
  });
});
