import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { hecho, situacion } from '../incorporado/situacion.fixture.ts';
import { abrir, conEspaciosSimples, rutas } from '../analisis.fixture.tsx';
import { crearFlujo } from '../../../../testing/flujo.ts';

const medidas = {
  ncloc: 1200,
  complexity: 180,
  cognitive_complexity: 90,
  duplicated_lines: 0,
  lines_to_cover: 450,
  comment_lines_density: 12.5,
};
const primero = situacion({
  estado: 'en-curso',
  fecha: null,
  commit: null,
  historia: [],
  progreso: { fase: 'analizando', hechos: 40, total: 120 },
});
const medido = { ...primero, progreso: { fase: 'analizando', hechos: 60, total: 120 }, medidas } as const;

/** Draws the page during an analysis; returns its event stream. */
function entrar(estado: object) {
  const flujo = crearFlujo();
  const casa = abrir({ escaneo: 'incorporado', respuestas: { [rutas.estado]: estado } });
  casa.fuera.mockImplementation(() => Promise.resolve(flujo.respuesta));
  return { ...casa, flujo };
}
const sinHistoria = (estado: object) => ({ ...estado, historia: undefined });
const seccion = { name: 'Medidas del código' };
/** Every element that depends on findings. */
const deIncidencias = () => [
  ...screen.queryAllByText(/[Oo]lores|sin medida|DEFECTO|Sin veredicto|¿Cómo se calcula\?/),
  ...screen.queryAllByRole('region', { name: /^(?:Medidas|Propiedades de calidad|Guía.*)$/ }),
  ...screen.queryAllByRole('term').filter(({ textContent }) => textContent === 'Grado de mantenibilidad'),
  ...screen.queryAllByRole('table'),
];

describe('the measures of a first analysis', () => {
  it('appear before its findings, without figures that need findings', async () => {
    const { flujo } = entrar(primero);
    await screen.findByText('Analizando el código: archivo 40 de 120');
    expect(screen.queryByRole('region', seccion)).toBeNull();
    flujo.contar(sinHistoria(medido));
    const dentro = within(await screen.findByRole('region', seccion));
    const nombres = dentro.getAllByRole('term').map(({ textContent }) => textContent);
    const valores = dentro
      .getAllByRole('definition')
      .map(({ textContent }) => conEspaciosSimples(textContent));
    expect(nombres.map((nombre, i) => [nombre, valores[i]])).toEqual([
      ['Líneas de código', '1 200'],
      ['Complejidad ciclomática', '180'],
      ['Complejidad cognitiva', '90'],
      ['Líneas duplicadas', '0'],
      ['Líneas por cubrir', '450'],
      ['Densidad de comentarios', '12,50 %'],
    ]);
    expect(
      conEspaciosSimples(dentro.getByText(/Aún se buscan las incidencias/).parentElement?.textContent ?? ''),
    ).toBe(
      'Aún se buscan las incidencias. Los porcentajes sobre las líneas de código, el grado de mantenibilidad, los veredictos y la lista de incidencias aparecerán cuando termine el análisis.',
    );
    expect(screen.getByText('Buscando incidencias: archivo 60 de 120')).toBeDefined();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Buscando incidencias, más del 50 %.',
    );
    expect(deIncidencias()).toEqual([]);
  });

  it('are replaced by the results when the findings are complete', async () => {
    const { enRed, flujo } = entrar(medido);
    await screen.findByRole('region', seccion);
    Object.assign(enRed, { [rutas.estado]: situacion({}) });
    flujo.contar(sinHistoria(situacion({})));
    flujo.acabar();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('region', seccion)).toBeNull();
    expect(deIncidencias()).not.toEqual([]);
  });

  it('list only existing measures', async () => {
    entrar({ ...medido, medidas: { ncloc: 30 } });
    const dentro = within(await screen.findByRole('region', seccion));
    expect(dentro.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Líneas de código']);
  });

  it.each(['cancelado', 'fallido'] as const)('disappear when it ends as %s', async (estado) => {
    const { enRed, flujo } = entrar(medido);
    await screen.findByRole('region', seccion);
    const historia = [hecho({ estado, commit: null, grado: null })];
    const fin = { ...primero, estado: estado === 'fallido' ? estado : 'sin-analisis', progreso: null };
    Object.assign(enRed, { [rutas.estado]: { ...fin, historia } });
    flujo.contar(sinHistoria(fin));
    flujo.acabar();
    await screen.findByRole('region', { name: /^El último análisis/ });
    expect(screen.queryByRole('region', seccion)).toBeNull();
  });
});

it('earlier results stay visible while a newer analysis runs and measures', async () => {
  const antes = hecho({});
  const { flujo } = entrar({ ...primero, fecha: antes.fecha, historia: [antes] });
  await screen.findByRole('table', { name: 'Métricas de calidad' });
  flujo.contar(sinHistoria({ ...medido, fecha: antes.fecha }));
  await screen.findByText('Buscando incidencias: archivo 60 de 120');
  expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
  expect(screen.queryByRole('region', seccion)).toBeNull();
});
