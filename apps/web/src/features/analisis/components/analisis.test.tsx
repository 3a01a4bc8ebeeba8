import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  abrir,
  caso,
  conMedidas,
  enEstado,
  id,
  conEspaciosSimples,
  proyecto,
  rutas,
} from './analisis.fixture.tsx';

const informacion = async () =>
  within(await screen.findByRole('region', { name: 'Información del proyecto' }));
const filas = (nombre: string) =>
  within(screen.getByRole('table', { name: nombre }))
    .getAllByRole('row')
    .map(({ textContent }) =>
      conEspaciosSimples(textContent).replace(/¿Cómo se calcula\?.*?(?=—|\d|$)/, '| '),
    );

const sin = (clave: string) => Object.fromEntries(Object.entries(caso).filter(([una]) => una !== clave));

describe('the analysis of a project', () => {
  it('sends each request once and in order; only the file’s request carries the owner’s token', async () => {
    const { pedidas, fuera } = abrir();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    const propias = pedidas.filter((p) => !/issues|component_tree|valoracion|propiedad/.test(p));
    expect(propias).toEqual([rutas.conexion, rutas.proyecto, rutas.estado, rutas.claves, rutas.medidas]);
    expect(new Set(pedidas).size).toBe(pedidas.length);
    expect(fuera.mock.calls).toMatchObject([
      [
        'https://api.github.com/repos/ana/tienda/contents/sonar-project.properties?ref=main',
        { headers: { Authorization: 'Bearer ghp_1' }, credentials: 'omit' },
      ],
    ]);
  });

  it('shows the project with its degree, lines of code, valuation and date', async () => {
    abrir();
    const region = await informacion();
    await region.findByText(/85,26/);
    expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Nombre',
      'Enlace',
      'Rama',
      'Fecha del análisis',
      'Grado de mantenibilidad',
      'Líneas de código',
      'Criterio de valoración',
    ]);
    expect(region.getByText('1 000')).toBeDefined();
    expect(region.getByText('Mantenibilidad alta')).toBeDefined();
    expect(region.getByRole('link', { name: proyecto.link })).toBeDefined();
    expect(region.getByText(/21 de noviembre de 2026/)).toBeDefined();
  });

  it('shows Sin descripción where no range contains the degree', async () => {
    abrir({ respuestas: { 'GET /valoracionMantenibilidad': [] } });
    expect(await (await informacion()).findByText('Sin descripción')).toBeDefined();
  });

  it('shows ten metrics with measure and percent', async () => {
    abrir();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(filas('Métricas de calidad')).toEqual([
      'MétricaMedidaPorcentaje',
      'DiseñoComplejidad ciclomática| 18018,00 %',
      'DuplicacionesLíneas duplicadas| 404,00 %',
      'RedundanteLíneas duplicadas| 404,00 %',
      'CoberturaLíneas por cubrir| 45045,00 %',
      'Mala prácticaOlores de código| 202,00 %',
      'ObsoletoOlores de código| 202,00 %',
      'ConfusoOlores de código| 202,00 %',
      'Complejidad cognitivaComplejidad cognitiva| 909,00 %',
      'Dificultad en escrituraComplejidad cognitiva| 909,00 %',
      'Densidad de comentariosDensidad de comentarios| 12,00 %88,00 %',
    ]);
  });

  it('switches to the five sub-characteristics by keyboard and stores the choice in the URL', async () => {
    abrir();
    const opcion = await screen.findByRole('radio', { name: 'Métricas de calidad' });
    opcion.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(filas('Subcaracterísticas').map((fila) => fila.replace(/Media de[^|]*/, ''))).toEqual([
      'SubcaracterísticaPorcentaje',
      'Modularidad| 22,33 %',
      'Reusabilidad| 6,50 %',
      'Analizabilidad| 18,86 %',
      'Capacidad de Modificación| 7,00 %',
      'Capacidad de Prueba| 19,00 %',
    ]);
    expect(screen.queryByRole('table', { name: 'Métricas de calidad' })).toBeNull();
    cleanup();
    abrir({ consulta: '?medidas=subcaracteristicas' });
    expect(await screen.findByRole('table', { name: 'Subcaracterísticas' })).toBeDefined();
  });

  it('shows the clamped and the computed value', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas({ ...caso, complexity: '1325' }) } });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(filas('Métricas de calidad')[1]).toBe(
      'DiseñoComplejidad ciclomática| 1 325100,00 %valor acotadosin acotar: 132,50 %',
    );
    expect(screen.getAllByText(/valor acotado/)).toHaveLength(1);
  });
});

describe('returning to the page', () => {
  it('sends no request within a minute; Actualizar repeats all of them', async () => {
    const { pedidas, fuera } = abrir({ ida: true });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    await userEvent.click(screen.getByRole('button', { name: 'Ir y volver' }));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ir y volver' }));
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    const pasos = Object.values(rutas);
    const veces = () => pasos.map((ruta) => pedidas.filter((pedida) => pedida === ruta).length);
    expect(veces()).toEqual([1, 1, 1, 1, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => {
      expect(veces()).toEqual([2, 2, 2, 2, 2]);
    });
    expect(fuera).toHaveBeenCalledTimes(2);
  });
});

describe('a missing measure', () => {
  it('is named and never shown as zero; figures that depend on it are not computed', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas(sin('lines_to_cover')) } });
    const aviso = within(
      (await screen.findByRole('heading', { name: 'Faltan medidas' })).parentElement ?? document.body,
    );
    expect(aviso.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Líneas por cubrir (lines_to_cover): Cobertura, Modularidad, Capacidad de Prueba, grado de mantenibilidad.',
    ]);
    expect(filas('Métricas de calidad')[4]).toBe('CoberturaLíneas por cubrir| — sin medida— sin medida');
    expect(filas('Métricas de calidad')[1]).toContain('18,00 %');
    expect((await informacion()).getAllByText('sin medida')).toHaveLength(2);
    expect(screen.queryByText(/(^|\D)0,00/)).toBeNull();
  });

  it('counts as zero only where the service omits a best value', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas(sin('duplicated_lines')) } });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(filas('Métricas de calidad')[2]).toBe('DuplicacionesLíneas duplicadas| 00,00 %');
    expect(screen.queryByRole('heading', { name: 'Faltan medidas' })).toBeNull();
  });

  it.each([
    ['is missing', undefined, 'no da las líneas de código'],
    ['is 0', '0', 'no encontró ninguna línea de código'],
  ])('computes nothing when ncloc %s, and shows the reason', async (_, ncloc, motivo) => {
    const medidas = ncloc === undefined ? sin('ncloc') : { ...caso, ncloc };
    abrir({ respuestas: { [rutas.medidas]: conMedidas(medidas) } });
    await screen.findByText('No hay medidas relevantes disponibles');
    expect(screen.getByText(new RegExp(motivo))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    const region = await informacion();
    expect(region.getAllByText('sin medida')).toHaveLength(ncloc === undefined ? 3 : 2);
    expect(region.queryByText(/0,00/)).toBeNull();
  });

  it('shows no figure before the first analysis', async () => {
    abrir({ respuestas: { [rutas.estado]: enEstado({ estado: 'sin-analisis', fecha: null }) } });
    await screen.findByRole('heading', { name: 'Todavía no hay ningún análisis' });
    expect((await informacion()).queryByText('Grado de mantenibilidad')).toBeNull();
    expect(screen.queryByText(/0,00|sin medida/)).toBeNull();
  });
});

describe('without a scanning service', () => {
  it('shows the project and the available actions without calling a service', async () => {
    const { pedidas, fuera } = abrir({ escaneo: 'ninguno' });
    await screen.findByText('No hay medidas relevantes disponibles');
    expect(screen.getByRole('link', { name: 'Ver las instrucciones' }).getAttribute('href')).toBe(
      `/sonarqube/instructions/${id}`,
    );
    expect(screen.getByRole('link', { name: 'Planificar una prueba' })).toBeDefined();
    expect(pedidas).toEqual([rutas.proyecto]);
    expect(fuera).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
  });
});
