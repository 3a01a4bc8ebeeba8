import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { DialogoRepetir } from '../../../lib/repetir-prueba/dialogo-repetir.tsx';
import { montar } from '../../../testing/montar.tsx';
import { TarjetaPrueba } from './tarjeta-prueba.tsx';

const prueba = (cambios: Partial<Prueba> = {}): Prueba => ({
  _id: 't1',
  proyectoId: 'p1',
  nombre: 'Revisión',
  tipo: 'allMetricas',
  elementos: ['Acoplamiento'],
  repetible: false,
  creado: '2026-11-20T10:00:00Z',
  promedio: 62.5,
  criterio: 'Aceptable',
  borrador: null,
  ...cambios,
});
function abrir(cambios: Partial<Prueba> = {}, anterior: Prueba | null = null) {
  let repetida = 0;
  montar(
    <TarjetaPrueba
      proyectoId="p1"
      prueba={prueba(cambios)}
      momento="20 de noviembre de 2026, 10:00"
      anterior={anterior}
      onRepetir={() => (repetida += 1)}
    />,
  );
  return { repetidas: () => repetida };
}
const limpio = () => document.body.textContent.replace(/[\u2066-\u2069]/gu, '').replace(/\s+/gu, ' ');

describe('the card of a saved test', () => {
  it('shows no attempt, and offers no repeat and no comparison, for all items', () => {
    abrir();
    expect(limpio()).not.toContain('Intento');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual([
      '/calculos/t1',
      '/calculos/t1',
      '/lista_proyectos',
    ]);
  });

  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B', 'C'], 'A, B y C'],
    [['A', 'B', 'C', 'D'], 'A, B, C y 1 más'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C y 2 más'],
  ])('of items %j names the first', (elementos, texto) => {
    abrir({ elementos });
    expect(limpio()).toMatch(new RegExp(`10:00${texto}62,50 %|\\d${texto}62,50 %`, 'u'));
  });

  it('shows no figure where nothing counts', () => {
    abrir({ promedio: null, criterio: null });
    expect(screen.getByText('Sin datos')).toBeDefined();
    expect(limpio()).not.toContain('%');
  });

  it('repeats on request where an attempt is left', async () => {
    const { repetidas } = abrir({ tipo: 'singleMetrica', metricaId: 'm1', intentos: 1, repetible: true });
    expect(screen.getByText('Intento 1')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Repetir prueba Revisión' }));
    expect(repetidas()).toBe(1);
  });

  it('continues the unfinished test of its scope with its further items', () => {
    const borrador = { intentos: 2, adicionales: ['s2', 's3'], respondidas: 0, preguntas: 1 };
    abrir({ tipo: 'singleSubcaracteristica', subcaracteristicaId: 's1', intentos: 1, borrador });
    expect(limpio()).toContain('Sin terminar: 0 de 1 respondida.');
    const destino = screen.getByRole('link', { name: /^Continuar/ }).getAttribute('href') ?? '';
    const url = new URL(destino, 'https://x.example');
    expect([url.pathname, url.searchParams.get('additionalSubcaracteristicas')]).toEqual([
      '/subcategoryresponse/s1/p1/2',
      's2,s3',
    ]);
  });

  it('shows a long and hostile title as text', () => {
    const nombre = `<img src=x>${'ñ'.repeat(280)}`;
    abrir({ nombre }, prueba({ _id: 't0' }));
    expect(screen.getByRole('heading', { name: nombre })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
    expect(
      screen.getByRole('link', { name: `Comparar con la anterior ${nombre}` }).getAttribute('href'),
    ).toBe('/comparar_pruebas/p1?antes=t0&despues=t1');
  });
});

describe('the question before a repeat', () => {
  const preguntar = (cambios: Partial<Prueba>) => {
    let cerrados = 0;
    montar(<DialogoRepetir prueba={prueba(cambios)} proyectoId="p1" onCerrar={() => (cerrados += 1)} />);
    return { cerrados: () => cerrados };
  };

  it('leads to the selection of a sub-characteristic, or to attempt 2', async () => {
    preguntar({ tipo: 'singleSubcaracteristica', subcaracteristicaId: 's1', intentos: 1 });
    expect(
      await screen.findByRole('dialog', {
        name: 'Replanificación de la prueba: ¿Agregar otra subcaracterística?',
      }),
    ).toBeDefined();
    expect(['Sí', 'No'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/select-subcaracteristicas/s1/p1',
      '/subcategoryresponse/s1/p1/2',
    ]);
  });

  it('closes by Escape, without a repeat', async () => {
    const { cerrados } = preguntar({ tipo: 'singleMetrica', metricaId: 'm1', intentos: 1 });
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(cerrados()).toBe(1);
  });

  it('is not asked for a test of all items', () => {
    preguntar({});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
