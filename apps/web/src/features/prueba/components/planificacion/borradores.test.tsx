import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { http } from '../../../../lib/http.ts';
import { conPersona } from '../../../../testing/con-persona.ts';
import {
  conRed,
  enEspera,
  EnOrden,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../../testing/montar.tsx';
import { Borradores } from './borradores.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const proyectoId = uid(1);
const ruta = `GET /borradores/${proyectoId}`;
const deTodas = {
  _id: uid(8),
  tipo: 'allMetricas',
  elementoId: null,
  intentos: null,
  adicionales: [],
  elementoNombre: null,
  titulo: 'Primera revisión',
  respondidas: 3,
  preguntas: 12,
  actualizado: '2026-11-20T10:00:00.000Z',
};
const deUna = {
  ...deTodas,
  _id: uid(9),
  tipo: 'singleMetrica',
  elementoId: uid(2),
  intentos: 1,
  elementoNombre: 'Acoplamiento',
  titulo: '  ',
  respondidas: 0,
  preguntas: 0,
};
const descartarTodas = `DELETE /borradores/${proyectoId}/allMetricas/todos/0`;

function abrir(respuestas: Respuestas) {
  const pedidas = conRed(respuestas);
  montar(<Borradores proyectoId={proyectoId} />);
  return pedidas;
}
const filas = () => screen.getAllByRole('listitem');
const descartar = async (indice: number) => {
  await screen.findByRole('list');
  const fila = within(filas()[indice] ?? document.body);
  await userEvent.click(fila.getByRole('button', { name: /^Descartar/u }));
};
const confirmar = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));

beforeEach(() => {
  conPersona();
});

describe('unfinished tests', () => {
  it('show nothing without any, not even a heading', async () => {
    const pedidas = abrir({ [ruta]: [] });
    await waitFor(() => {
      expect(pedidas).toEqual([ruta]);
    });
    await waitFor(() => {
      expect(screen.queryByRole('heading')).toBeNull();
    });
  });

  it.each<[string, unknown, string]>([
    ['loading', sinContestar, 'Cargando...'],
    ['offline', sinRed, 'No se pudo cargar'],
    ['refused', new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }), 'El servidor falló.'],
  ])('%s: the section stays and shows it', async (_estado, respuesta, texto) => {
    abrir({ [ruta]: respuesta });
    expect(await screen.findByText(texto)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Pruebas sin terminar' })).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('show title, scope and progress, and continue where they were left', async () => {
    abrir({ [ruta]: [deTodas, deUna] });
    await screen.findByText('Primera revisión');
    const [primera, segunda] = filas();
    expect(primera?.textContent).toContain('3 de 12 respondidas');
    expect(
      within(primera ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/metricsresponse/${proyectoId}`);
    expect(segunda?.textContent).toContain('Sin título');
    expect(segunda?.textContent).toContain('0 de 0 respondidas');
    expect(
      within(segunda ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/metricaresponse/${uid(2)}/${proyectoId}/1`);
    const barras = screen
      .getAllByRole('progressbar')
      .map((barra) => [barra.getAttribute('aria-valuenow'), barra.getAttribute('aria-valuetext')]);
    expect(barras).toEqual([
      ['25', '3 de 12 respondidas'],
      ['0', '0 de 0 respondidas'],
    ]);
  });
});

describe('discarding', () => {
  it.each([
    [0, 'Se perderán el título y los comentarios'],
    [1, 'Se perderán el título y 1 respuesta'],
    [2, 'Se perderán el título y 2 respuestas'],
  ])('of %d answers names the loss', async (respondidas, texto) => {
    abrir({ [ruta]: [{ ...deTodas, respondidas }] });
    await descartar(0);
    expect(screen.getByRole('dialog').textContent).toContain(`${texto} de «`);
  });

  it('is sent once it is confirmed, and not when it is cancelled', async () => {
    const pedidas = abrir({ [ruta]: [deTodas], [descartarTodas]: new Estado(204, '') });
    await descartar(0);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(pedidas).toEqual([ruta]);
    await descartar(0);
    await confirmar();
    expect(await screen.findByText('Borrador descartado.')).toBeDefined();
    expect(pedidas).toEqual([ruta, descartarTodas, ruta]);
  });

  it('keeps the draft, and names the reason, when it fails', async () => {
    abrir({ [ruta]: [deTodas], [descartarTodas]: sinRed });
    await descartar(0);
    await confirmar();
    expect(
      await screen.findByText(/^No se pudo descartar el borrador\. No hay conexión con el servidor\./u),
    ).toBeDefined();
    expect(screen.getByText('Primera revisión')).toBeDefined();
    expect(screen.queryByText('Borrador descartado.')).toBeNull();
  });

  it('names the newer draft alone where one replaced the discarded one, and reads the list again', async () => {
    const pedidas = abrir({
      [ruta]: new EnOrden([deTodas], [{ ...deTodas, _id: uid(7), titulo: 'Otra revisión' }]),
      [descartarTodas]: new Estado(409, {
        codigo: 'borrador-ausente',
        mensaje: 'Este borrador ya no existe.',
      }),
    });
    const pedidos: unknown[] = [];
    const id = http.interceptors.request.use((request) => {
      if (request.method === 'delete') pedidos.push(request.params);
      return request;
    });
    await descartar(0);
    await confirmar();
    expect(await screen.findByText('Otra revisión')).toBeDefined();
    expect(screen.getByText('No se pudo descartar el borrador. Este borrador ya no existe.')).toBeDefined();
    expect(pedidos).toEqual([{ borrador: deTodas._id }]);
    expect(pedidas).toEqual([ruta, descartarTodas, ruta]);
    http.interceptors.request.eject(id);
  });

  it('leaves the dialog of another draft open when it ends late', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [ruta]: [deTodas, deUna], [descartarTodas]: respuesta });
    await descartar(0);
    await confirmar();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await descartar(1);
    contestar(new Estado(204, ''));
    await screen.findByText('Borrador descartado.');
    expect(screen.getByRole('dialog').textContent).toContain('Acoplamiento');
  });

  it.each([
    ['one of two', [deUna], 'Sin título'],
    ['the last one', [], ''],
  ])('of %s by keyboard keeps the place of the focus', async (_cual, quedan, texto) => {
    abrir({
      [ruta]: new EnOrden([deTodas, ...quedan], quedan),
      [descartarTodas]: new Estado(204, ''),
    });
    await screen.findByRole('list');
    screen.getByRole('button', { name: 'Descartar Todas las métricas' }).focus();
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Descartar' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByText('Primera revisión')).toBeNull();
    });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(texto);
  });
});

it('a title that turns the direction of its text keeps to itself', async () => {
  abrir({ [ruta]: [{ ...deTodas, titulo: '<i>\u202Eojo</i>' }] });
  expect((await screen.findByText('<i>\u202Eojo</i>')).tagName).toBe('BDI');
  expect(document.querySelector('i')).toBeNull();
});
