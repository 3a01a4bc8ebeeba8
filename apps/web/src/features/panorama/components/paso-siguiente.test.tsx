import type { Panorama } from '@mantenible/contracts/panorama';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { panoramaVacio as panorama } from './panorama.fixture.ts';
import { PasoSiguiente } from './paso-siguiente.tsx';
import { Plan } from './plan.tsx';
import { SinTerminar } from './sin-terminar.tsx';

const fecha = '2026-11-02T10:00:00.000Z';
const borrador: Panorama['borradores'][number] = {
  _id: 'b1',
  tipo: 'singleMetrica',
  elementoId: 'm1',
  intentos: 1,
  adicionales: [],
  elementoNombre: 'Acoplamiento',
  titulo: 'A medias',
  respondidas: 1,
  preguntas: 2,
  actualizado: fecha,
};
const ejecucion = '/metricaresponse/m1/p1/1';
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();

describe('the next step', () => {
  it('is absent for a reader who is not the owner', () => {
    montar(<PasoSiguiente panorama={panorama} />);
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[Partial<Panorama>, RegExp, string, string]>([
    [
      { siguientePaso: 'continuar', borradores: [borrador] },
      /lleva 1 de 2 respondidas\.$/,
      'Continuar la prueba',
      ejecucion,
    ],
    [
      { siguientePaso: 'continuar' },
      /continúe la prueba que dejó sin terminar\.$/,
      'Continuar la prueba',
      '/pruebas/p1',
    ],
    [
      { siguientePaso: 'seguir', avance: { ...panorama.avance, pendientes: 1 } },
      /tiene 1 acción abierta\.$/,
      'Seguir con el plan',
      '/mejora/p1',
    ],
    [
      { siguientePaso: 'seguir', avance: { ...panorama.avance, pendientes: 1, enCurso: 1, hechas: 5 } },
      /tiene 2 acciones abiertas\.$/,
      'Seguir con el plan',
      '/mejora/p1',
    ],
    [{ siguientePaso: 'responder' }, /responda una primera prueba/, 'Planificar una prueba', '/pruebas/p1'],
    [{ siguientePaso: 'esperar' }, /puede cerrar esta página\.$/, 'Ver cómo avanza', '/sonarqube/p1'],
    [{ siguientePaso: 'analizar' }, /analice el código/, 'Ir al análisis', '/sonarqube/p1'],
    [{ siguientePaso: 'mejorar' }, /elija en el plan de mejora/, 'Abrir el plan de mejora', '/mejora/p1'],
  ])('of %j is one sentence with its link', (cambios, texto, boton, href) => {
    montar(<PasoSiguiente panorama={{ ...panorama, ...cambios }} />);
    const region = within(screen.getByRole('region', { name: 'Siguiente paso' }));
    expect(normal(region.getByText(/Siguiente paso:/).parentElement?.textContent)).toMatch(texto);
    expect(region.getByRole('link', { name: boton }).getAttribute('href')).toBe(href);
  });
});

describe('unfinished work', () => {
  it('is absent without any', () => {
    montar(<SinTerminar panorama={panorama} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('names an untitled test by its scope, once', () => {
    montar(<SinTerminar panorama={{ ...panorama, borradores: [{ ...borrador, titulo: ' ' }] }} />);
    const fila = normal(screen.getByRole('listitem').textContent);
    expect(fila.match(/Acoplamiento/gu)).toHaveLength(1);
    expect(fila).toContain('1 de 2 respondidas');
    expect(screen.getByRole('link', { name: /^Continuar/ }).getAttribute('href')).toBe(ejecucion);
  });

  it.each([
    ['en-cola', 'Análisis en espera'],
    ['analizando', 'Análisis en curso'],
  ] as const)('of an analysis in phase %s is named', (fase, texto) => {
    montar(<SinTerminar panorama={{ ...panorama, enCurso: { fecha, fase } }} />);
    expect(screen.getByText(texto)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver el análisis en curso' })).toBeDefined();
  });
});

describe('the plan of a project', () => {
  it('without actions has its link alone', () => {
    montar(<Plan panorama={panorama} />);
    expect(screen.getByText(/Todavía no tiene acciones/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plan de mejora' }).getAttribute('href')).toBe('/mejora/p1');
  });

  it('shows the four counts, zero included', () => {
    const avance = { total: 3, pendientes: 0, enCurso: 1, hechas: 2, verificadas: 0 };
    montar(<Plan panorama={{ ...panorama, avance }} />);
    const cifras = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(cifras).toEqual(['0', '1', '2', '0']);
    expect(screen.queryByText(/Todavía no tiene acciones/)).toBeNull();
  });
});
