import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conRed, EnOrden, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { Repositorio } from './repositorio.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const m = '0198a3c0-0000-7000-8000-00000000000b';
const vacio = 'No se han aplicado listas de verificación';

const prueba = (n: number, cambios: object) => ({
  _id: `0198a3c0-0000-7000-8000-00000000000${n}`,
  proyectoId: p,
  nombre: `Prueba ${n}`,
  tipo: 'allMetricas',
  elementos: ['Acoplamiento'],
  repetible: false,
  creado: `2026-11-0${n}T10:00:00Z`,
  promedio: 62.5,
  criterio: 'Aceptable',
  borrador: null,
  respuestas: [],
  ...cambios,
});

function abrir(respuestas: Respuestas) {
  const pedidas = conRed(respuestas);
  montar(<Repositorio />, { patron: '/projectresponses/:id', url: `/projectresponses/${p}` });
  return pedidas;
}

describe('the repository of tests', () => {
  it('lists the newest first, each with its report, and offers to repeat where one is left', async () => {
    const repetible = { tipo: 'singleMetrica', metricaId: m, intentos: 1, repetible: true };
    abrir({ [`GET /respuestas/${p}`]: [prueba(1, {}), prueba(2, repetible)] });
    await screen.findByRole('heading', { name: 'Prueba 2' });
    const nombres = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(nombres).toEqual(['Prueba 2', 'Prueba 1']);
    expect(screen.getByRole('link', { name: 'Ver reporte de Prueba 1' }).getAttribute('href')).toBe(
      '/calculos/0198a3c0-0000-7000-8000-000000000001',
    );
    expect(screen.getAllByRole('button', { name: /^Repetir prueba/ })).toHaveLength(1);
    expect(screen.queryByText(vacio)).toBeNull();
  });

  it('offers to compare a test with the one before it of the same scope', async () => {
    const deMetrica = { tipo: 'singleMetrica', metricaId: m };
    abrir({ [`GET /respuestas/${p}`]: [prueba(1, deMetrica), prueba(2, {}), prueba(3, deMetrica)] });
    await screen.findByRole('heading', { name: 'Prueba 3' });
    const enlaces = screen.getAllByRole('link', { name: /^Comparar con la anterior/ });
    const [una, tres] = [1, 3].map((n) => `0198a3c0-0000-7000-8000-00000000000${n}`);
    expect(enlaces.map((a) => a.getAttribute('href'))).toEqual([
      `/comparar_pruebas/${p}?antes=${una}&despues=${tres}`,
    ]);
  });

  it('shows the result of each test, and continues the unfinished one of its scope', async () => {
    const borrador = { intentos: 2, adicionales: [], respondidas: 3, preguntas: 7 };
    abrir({
      [`GET /respuestas/${p}`]: [
        prueba(1, { tipo: 'singleMetrica', metricaId: m, intentos: 1, borrador }),
        prueba(2, { promedio: null, criterio: null }),
      ],
    });
    expect(await screen.findByText(/62,50\s%/)).toBeDefined();
    expect(screen.getByText(/Aceptable/)).toBeDefined();
    expect(screen.getByText('Sin datos')).toBeDefined();
    expect(screen.getByText(/3 de 7 respondidas/)).toBeDefined();
    const continuar = screen.getAllByRole('link', { name: /^Continuar la prueba/ });
    expect(continuar.map((a) => a.getAttribute('href'))).toEqual([`/metricaresponse/${m}/${p}/2`]);
  });

  it('asks before a repeat, and leads to the selection, to attempt 2, or back', async () => {
    const repetible = { tipo: 'singleMetrica', metricaId: m, intentos: 1, repetible: true };
    abrir({ [`GET /respuestas/${p}`]: [prueba(1, repetible)] });
    await userEvent.click(await screen.findByRole('button', { name: /^Repetir prueba/ }));
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Replanificación de la prueba: ¿Agregar otra métrica?' }),
    );
    expect(dialogo.getByRole('link', { name: 'Sí' }).getAttribute('href')).toBe(`/select-metricas/${m}/${p}`);
    expect(dialogo.getByRole('link', { name: 'No' }).getAttribute('href')).toBe(
      `/metricaresponse/${m}/${p}/2`,
    );
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an empty state with a link to the projects, and no failure', async () => {
    abrir({ [`GET /respuestas/${p}`]: [] });
    await screen.findByText(vacio);
    expect(screen.getByRole('link', { name: 'Ir a Proyectos' }).getAttribute('href')).toBe(
      '/lista_proyectos',
    );
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('reads tests without their answers, and older ones on request', async () => {
    const ruta = `GET /respuestas/${p}`;
    const link = `<?campos=resumen&limite=100&desde=${m}>; rel="next"`;
    const parte = new Estado(200, [prueba(3, {}), prueba(2, {})], { link });
    const enviadas: unknown[] = [];
    const testigo = http.interceptors.request.use((config) => {
      if (config.url === `/respuestas/${p}`) enviadas.push(config.params);
      return config;
    });
    abrir({ [ruta]: new EnOrden(parte, new Estado(500, { codigo: 'x', mensaje: 'x' }), [prueba(1, {})]) });
    await screen.findByRole('heading', { name: 'Prueba 2' });
    expect(screen.queryByRole('heading', { name: 'Prueba 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver pruebas anteriores' }));
    await screen.findByText('No se pudieron cargar más pruebas.');
    expect(screen.getByRole('heading', { name: 'Prueba 2' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ver pruebas anteriores' }));
    await screen.findByRole('heading', { name: 'Prueba 1' });
    expect(screen.queryByRole('button', { name: 'Ver pruebas anteriores' })).toBeNull();
    http.interceptors.request.eject(testigo);
    const primera = { campos: 'resumen', limite: 100 };
    expect(enviadas).toEqual([primera, { ...primera, desde: m }, { ...primera, desde: m }]);
  });

  it('shows a failed load, and retries on request', async () => {
    const ruta = `GET /respuestas/${p}`;
    const pedidas = abrir({ [ruta]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await screen.findByText('No se pudo cargar');
    expect(screen.getByText(vacio)).toBeDefined();
    expect(screen.getByText('El servidor falló.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(pedidas.filter((pedida) => pedida === ruta)).toHaveLength(2);
  });
});
