import type { Panorama } from '@mantenible/contracts/panorama';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { panoramaVacio as panorama } from './panorama.fixture.ts';
import { PasoSiguiente } from './paso-siguiente.tsx';
import { AvanceDeMejora } from './avance-de-mejora.tsx';
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
const AnalizarAhora = ({ proyectoId }: { readonly proyectoId: string }) => (
  <button type="button">Analizar {proyectoId}</button>
);
const ejecucion = '/metricaresponse/m1/p1/1';
const analisis: Panorama['analisis'] = {
  id: 'a1',
  fecha,
  grado: 80,
  criterio: null,
  commit: null,
  enlace: null,
  rama: 'main',
  cambios: [],
  metricas: [],
  anterior: null,
};
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();

describe('the next step', () => {
  it('is absent for a reader who is not the owner', () => {
    montar(<PasoSiguiente panorama={panorama} AnalizarAhora={AnalizarAhora} />);
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
    [{ siguientePaso: 'responder' }, /responda una primera prueba/, 'Responder una prueba', '/pruebas/p1'],
    [{ siguientePaso: 'esperar' }, /puede cerrar esta página\.$/, 'Ver cómo avanza', '/sonarqube/p1'],
    [
      { siguientePaso: 'esperar', enCurso: { fecha, fase: 'en-cola' } },
      /el análisis está en cola/,
      'Ver cómo avanza',
      '/sonarqube/p1',
    ],
    [
      { siguientePaso: 'analizar', incorporado: false },
      /analice el código/,
      'Ir al análisis',
      '/sonarqube/p1',
    ],
    [{ siguientePaso: 'mejorar' }, /elija en el plan de mejora/, 'Abrir el plan de mejora', '/mejora/p1'],
  ])('of %j is one sentence with its link', (cambios, texto, boton, href) => {
    montar(<PasoSiguiente panorama={{ ...panorama, ...cambios }} AnalizarAhora={AnalizarAhora} />);
    const region = within(screen.getByRole('region', { name: 'Siguiente paso' }));
    expect(normal(region.getByText(/Siguiente paso:/).parentElement?.textContent)).toMatch(texto);
    expect(region.getByRole('link', { name: boton }).getAttribute('href')).toBe(href);
  });
});

describe('a first analysis', () => {
  const acciones = (cambios: Partial<Panorama>) => {
    montar(<PasoSiguiente panorama={{ ...panorama, ...cambios }} AnalizarAhora={AnalizarAhora} />);
    const region = screen.getByRole('region', { name: 'Siguiente paso' });
    return [...region.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  };
  const prueba = { _id: 't1', nombre: 'Una', tipo: 'allMetricas', creado: fecha } as const;
  const pruebas = [
    { ...prueba, promedio: 1, criterio: null, intentos: null, elemento: null, anterior: null },
  ];

  it.each<[Partial<Panorama>, readonly string[]]>([
    [{ siguientePaso: 'analizar' }, ['Analizar p1', 'Responder una prueba']],
    [{ siguientePaso: 'analizar', pruebas }, ['Analizar p1']],
    [{ siguientePaso: 'esperar' }, ['Ver cómo avanza', 'Responder una prueba']],
    [{ siguientePaso: 'esperar', pruebas }, ['Ver cómo avanza']],
    [{ siguientePaso: 'mejorar' }, ['Abrir el plan de mejora']],
  ])('with %j offers %j, the first one first', (cambios, textos) => {
    expect(acciones(cambios)).toEqual(textos);
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

describe('the improvement plan of a project', () => {
  it('has its link alone where it has no actions', () => {
    montar(<AvanceDeMejora panorama={{ ...panorama, analisis }} />);
    expect(screen.getByText(/Todavía no tiene acciones/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plan de mejora' }).getAttribute('href')).toBe('/mejora/p1');
  });

  it('is absent for a project without actions and results', () => {
    montar(<AvanceDeMejora panorama={panorama} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each<[Partial<Panorama['avance']>, string]>([
    [{ total: 3, enCurso: 1, hechas: 2 }, '2 de 3 hechas, 0 verificadas · 1 en curso'],
    [{ total: 1, hechas: 1, verificadas: 1 }, '1 de 1 hecha, 1 verificada'],
    [{ total: 2, pendientes: 2 }, '0 de 2 hechas, 0 verificadas · 2 pendientes'],
  ])('with %j states: %s', (avance, texto) => {
    montar(<AvanceDeMejora panorama={{ ...panorama, avance: { ...panorama.avance, ...avance } }} />);
    expect(normal(screen.getByText(/hecha/).parentElement?.textContent)).toBe(texto);
    expect(screen.queryByText(/Todavía no tiene acciones/)).toBeNull();
  });
});
