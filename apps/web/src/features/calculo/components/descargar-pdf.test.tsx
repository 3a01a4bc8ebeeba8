import * as reports from '@mantenible/reports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { conTamano } from '../../../testing/con-tamano.ts';
import * as imagen from './imagen-grafica.ts';
import { abrir, fila, peticionComentarios, proyecto, prueba, pulsar } from './reporte.fixture.tsx';
import { ContenidoReporte } from './reporte.tsx';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';

const crearInformePdf = vi.fn<typeof reports.crearInformePdf>();
const fotografiar = vi.fn<typeof imagen.fotografiarGrafica>();

const foto = 'data:image/png;base64,AAAA';

/** The chart, which screen readers do not get. */
const grafica = () => document.querySelector('svg.recharts-surface');

async function abrirConGrafica(filas: readonly object[]) {
  abrir(filas);
  await waitFor(() => {
    expect(grafica()).not.toBeNull();
  });
}

async function descargar(filas: readonly object[]) {
  await abrirConGrafica(filas);
  await pulsar('Descargar PDF');
}

beforeEach(() => {
  crearInformePdf.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF'));
  fotografiar.mockReset().mockImplementation((svg) => Promise.resolve(svg === null ? undefined : foto));
  vi.spyOn(reports, 'crearInformePdf').mockImplementation(crearInformePdf);
  vi.spyOn(imagen, 'fotografiarGrafica').mockImplementation(fotografiar);
  conTamano();
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
    await abrirConGrafica([fila('Modularidad', 0.123456), fila('Reusabilidad', null)]);
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
  ])('of %d rows has the picture of the chart while it can be read', async (cuantas, dibujo) => {
    conDescargas();
    await descargar(Array.from({ length: cuantas }, (_, i) => fila(`Fila ${i}`, 0.5)));
    await waitFor(() => {
      expect(crearInformePdf.mock.calls.map(([, opciones]) => opciones)).toEqual([{ grafica: dibujo }]);
    });
    expect(fotografiar.mock.calls).toEqual([[dibujo === undefined ? null : grafica()]]);
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

  it('has the comments of lecturers on the test', async () => {
    conDescargas();
    const pedidas = abrir([fila('Modularidad', 0.5)], {
      [peticionComentarios]: {
        entregas: [{ _id: prueba._id, titulo: 'E', commit: null, omitidos: 2, comentarios: [] }],
        entregasOmitidas: 0,
      },
    });
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(crearInformePdf.mock.calls[0]?.[0].comentarios.aviso).toMatch(/^No caben 2 comentarios más/u);
    });
    expect(pedidas).toContain(peticionComentarios);
  });

  it('is made for a reader of a shared link without asking for comments', async () => {
    conDescargas();
    const pedidas = conRed({});
    const deEnlace = { ...prueba, tipo: 'allMetricas' as const, proyecto: { _id: '', nombre: 'P' } };
    montar(
      <ContenidoReporte
        datos={{ prueba: deEnlace, filas: [], noCorresponden: null, criterios: [], leido: new Date() }}
      />,
    );
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(crearInformePdf.mock.calls[0]?.[0].comentarios).toEqual({ hilos: [], aviso: null });
    });
    expect(pedidas).toEqual([]);
  });

  it('is made without the comments where they cannot be read, and states that', async () => {
    const descargas = conDescargas();
    abrir([fila('Modularidad', 0.5)], {
      [peticionComentarios]: new Estado(503, { codigo: 'x', mensaje: 'x' }),
    });
    await pulsar('Descargar PDF');
    await waitFor(() => {
      expect(descargas).toHaveLength(1);
    });
    expect(crearInformePdf.mock.calls[0]?.[0].comentarios).toEqual({
      hilos: [],
      aviso: 'No se pudieron leer los comentarios del docente.',
    });
  });

  it('is reported when it cannot be made', async () => {
    const descargas = conDescargas();
    crearInformePdf.mockRejectedValue(new Error('no font'));
    await descargar([fila('Modularidad', 0.5)]);
    expect(await screen.findByText(/^No se pudo crear el PDF\./)).toBeDefined();
    expect(descargas).toEqual([]);
  });
});
