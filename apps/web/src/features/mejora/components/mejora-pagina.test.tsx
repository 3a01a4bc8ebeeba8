import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Estado } from '../../../testing/montar.tsx';
import {
  abrir,
  lista,
  conEspaciosSimples,
  idProyecto,
  mejora,
  respuestasCon,
  uid,
} from './mejora.fixture.tsx';

describe('the improvement plan', () => {
  it('shows both lists of proposals apart, each with its gain and its rule', async () => {
    abrir(respuestasCon(mejora()));
    const deLaPrueba = conEspaciosSimples((await lista('Propuestas de la prueba')).textContent);
    expect(deLaPrueba).toContain('Separación en capas');
    expect(deLaPrueba).toContain('Ahora: NuncaSiguiente nivel: A veces');
    expect(deLaPrueba).toContain('+12,50 puntos');
    expect(deLaPrueba).not.toContain('Importación');
    const estaticas = conEspaciosSimples((await lista('Propuestas del análisis')).textContent);
    expect(estaticas).toContain('Importación sin uso');
    expect(estaticas).toContain('3 incidenciasEsfuerzo: 1 h 35 min');
    expect(estaticas).toContain('0,00 puntos');
    expect(estaticas).toContain('el modelo no ve todo el cambio');
    expect(screen.getAllByText('si lo demás no cambia')).toHaveLength(2);
    expect(screen.getByText('1 de 2 acciones hechas')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Lo que no se propone' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Guía: el plan de mejora' }).getAttribute('href')).toBe(
      '/guia#el-plan-de-mejora',
    );
  });

  it.each([
    ['without test or analysis says what comes first', true, /Empiece por uno de los dos/, 2],
    ['of another person offers nothing', false, /no tiene pruebas, análisis ni acciones/, 0],
  ])('%s', async (_caso, puedeCambiar, texto, enlaces) => {
    const vacio = mejora({
      puedeCambiar,
      manual: { prueba: null, pruebas: [], propuestas: [] },
      estatico: { analisis: null, propuestas: [], marcadas: 0, sinLugares: null, motivo: 'Aún no.' },
      acciones: [],
    });
    abrir(respuestasCon(vacio));
    await screen.findByText(texto);
    expect(screen.queryAllByRole('link', { name: /Planificar una prueba|Ir al análisis/ })).toHaveLength(
      enlaces,
    );
  });

  it('gives the reason of a failed load, and a link back where the test was deleted', async () => {
    const mensaje = 'No se encontró la prueba: puede que se haya eliminado.';
    abrir(respuestasCon(new Estado(404, { codigo: 'no-encontrado', mensaje })), `?prueba=${uid(99)}`);
    await screen.findByText(mensaje);
    expect(screen.queryByRole('list', { name: 'Acciones' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Ver el plan con la prueba/ }).getAttribute('href')).toBe(
      `/mejora/${idProyecto}`,
    );
  });

  it('can be downloaded by others, and has no other button and no checkbox for them', async () => {
    abrir(respuestasCon(mejora({ puedeCambiar: false })));
    await lista('Acciones');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Descargar PDF']);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
    expect(screen.queryByText('¿Qué pasaría si…?')).toBeNull();
  });

  it('gives the reason why there are no static proposals', async () => {
    abrir(
      respuestasCon(
        mejora({
          estatico: {
            analisis: null,
            propuestas: [],
            marcadas: 0,
            sinLugares: null,
            motivo: 'Faltan medidas.',
          },
        }),
      ),
    );
    expect(await screen.findByText('Faltan medidas.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Propuestas del análisis' })).toBeNull();
  });
});
