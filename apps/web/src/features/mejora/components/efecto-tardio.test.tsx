import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { enEspera, EnOrden, Estado } from '../../../testing/montar.tsx';
import { abrir, conEspaciosSimples, mejora, pulsar, respuestasCon, region, ruta } from './mejora.fixture.tsx';

const calcular = `POST ${ruta}/efecto`;
const cambio = (antes: number, despues: number, cambios: object = {}) => ({
  antes,
  despues,
  puntos: despues - antes,
  acotada: false,
  ...cambios,
});
const marcar = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const texto = () => conEspaciosSimples(region().textContent);
const ocupada = () => region().getAttribute('aria-busy');

describe('the joint effect', () => {
  it('leaves the region busy until the answer', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(respuestasCon(mejora(), { [calcular]: respuesta }));
    await marcar('Separación en capas');
    await within(region()).findByText('Calculando…');
    expect(ocupada()).toBe('true');
    contestar({ promedio: cambio(50, 62.5), grado: cambio(80, 81) });
    await within(region()).findByText('Promedio general');
    await waitFor(() => {
      expect(ocupada()).toBe('false');
    });
    expect(screen.queryByText('Calculando…')).toBeNull();
  });

  it('keeps the figures before it in sight, as busy, while another choice is computed', async () => {
    const { respuesta, contestar } = enEspera();
    const primera = { promedio: cambio(50, 62.5), grado: cambio(80, 80) };
    const { pedidas } = abrir(respuestasCon(mejora(), { [calcular]: new EnOrden(primera, respuesta) }));
    await marcar('Separación en capas');
    await within(region()).findByText('62,50 %');
    expect(texto()).not.toContain('Grado de mantenibilidad');
    await marcar('Importación sin uso');
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === calcular)).toHaveLength(2);
    });
    expect(texto()).toContain('62,50 %');
    expect(ocupada()).toBe('true');
    contestar({ promedio: cambio(50, 62.5), grado: cambio(80, 90) });
    await within(region()).findByText('90,00 %');
    expect(ocupada()).toBe('false');
  });

  it('is not shown when the choice was emptied meanwhile', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(respuestasCon(mejora(), { [calcular]: respuesta }));
    await marcar('Separación en capas');
    await within(region()).findByText('Calculando…');
    await pulsar('Quitar la selección');
    contestar({ promedio: cambio(50, 62.5), grado: null });
    await screen.findByText(/^Marque propuestas o acciones/);
    expect(texto()).toBe('');
    expect(ocupada()).toBe('false');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Separación en capas' }).checked).toBe(
      false,
    );
  });

  it('is computed by a retry after a failure', async () => {
    const fallo = new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' });
    abrir(
      respuestasCon(mejora(), {
        [calcular]: new EnOrden(fallo, { promedio: cambio(50, 55), grado: null }),
      }),
    );
    await marcar('Separación en capas');
    await within(region()).findByText('No se pudo calcular. El servidor falló.');
    await pulsar('Reintentar');
    await within(region()).findByText('55,00 %');
    expect(screen.queryByText(/No se pudo calcular/)).toBeNull();
  });

  it.each([
    [
      'a gain without a visible figure',
      cambio(50, 50.001),
      'menos de 0,01 puntosAhora50,00 %Después50,00 %Bajo',
    ],
    ['a change that is nothing', cambio(50, 50), '0,00 puntosAhora50,00 %Después50,00 %Bajo'],
    ['a step over the bound of a criterion', cambio(59.99, 60), 'Bajo'],
    ['a limit', cambio(50, 51, { acotada: true }), 'Acotada: el modelo no ve todo el cambio'],
  ])('of %s is written', async (_caso, promedio, esperado) => {
    abrir(respuestasCon(mejora(), { [calcular]: { promedio, grado: null } }));
    await marcar('Separación en capas');
    await within(region()).findByText('Promedio general');
    expect(texto()).toContain(esperado);
  });

  it('names no criterion where the mean is outside all of them', async () => {
    const sinCriterios = { 'GET /criteriosValoracion': [] };
    const efecto = { [calcular]: { promedio: cambio(50, 51), grado: null } };
    abrir(respuestasCon(mejora(), { ...sinCriterios, ...efecto }));
    await marcar('Separación en capas');
    await within(region()).findByText('51,00 %');
    expect(texto()).not.toMatch(/Bajo|Alto/);
  });

  it('states that there is nothing to compute where the test has no mean', async () => {
    abrir(respuestasCon(mejora(), { [calcular]: { promedio: null, grado: null } }));
    await marcar('Separación en capas');
    await within(region()).findByText('La prueba elegida no tiene un promedio que calcular.');
    expect(texto()).not.toContain('Grado');
  });
});
