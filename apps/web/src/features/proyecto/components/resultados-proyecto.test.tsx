import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { montar } from '../../../testing/montar.tsx';
import { listado, uid } from './proyecto.fixture.ts';
import { ResultadosProyecto } from './resultados-proyecto.tsx';

const fecha = '2026-01-05T12:00:00.000Z';
type Borrador = ProyectoListado['borradores'][number];
const borrador: Borrador = {
  _id: 'b1',
  tipo: 'singleMetrica',
  elementoId: 'm1',
  intentos: 1,
  adicionales: [],
  elementoNombre: 'Acoplamiento',
  titulo: 'Sin usar aquí',
  respondidas: 0,
  preguntas: 1,
  actualizado: fecha,
};
const prueba = { _id: uid(3), nombre: 'Primera', tipo: 'allMetricas', creado: fecha } as const;

const { escaneo } = config;
function abrir(cambios: Partial<ProyectoListado>, con: typeof escaneo = 'incorporado'): string[] {
  Object.assign(config, { escaneo: con });
  montar(<ResultadosProyecto proyecto={listado(1, { nombre: 'Tienda', ...cambios })} />);
  return screen.getAllByRole('definition').map(({ textContent }) =>
    textContent
      .replace(/\s+/gu, ' ')
      .replace(/, \d+:\d\d/gu, '')
      .trim(),
  );
}
const enlaces = () =>
  screen
    .queryAllByRole('link')
    .map((enlace) => [enlace.getAttribute('aria-label'), enlace.getAttribute('href')]);

describe('the newest results of a project', () => {
  it.each<[Partial<ProyectoListado>, string, string]>([
    [
      {
        prueba: { ...prueba, promedio: 0, criterio: 'Deficiente' },
        analisis: { fecha, grado: 0, criterio: 'Baja', enlace: null, rama: 'main', cambios: [] },
      },
      '0,00 % Deficiente · Primera, 5 de enero de 2026',
      '0,00 % Baja · 5 de enero de 2026',
    ],
    [
      {
        prueba: { ...prueba, promedio: 100, criterio: null },
        analisis: { fecha, grado: 100, criterio: null, enlace: null, rama: 'main', cambios: [] },
      },
      '100,00 % Primera, 5 de enero de 2026',
      '100,00 % 5 de enero de 2026',
    ],
    [
      {
        prueba: { ...prueba, promedio: null, criterio: null },
        analisis: { fecha, grado: null, criterio: null, enlace: null, rama: 'main', cambios: [] },
      },
      'Sin datos Primera, 5 de enero de 2026',
      'Sin grado 5 de enero de 2026',
    ],
    [{}, 'Sin pruebas', 'Sin análisis'],
  ])('of %j are written', (cambios, deLaPrueba, delAnalisis) => {
    expect(abrir(cambios)).toEqual([deLaPrueba, delAnalisis]);
  });

  it.each<[Partial<ProyectoListado>, string]>([
    [
      { fallo: { fecha, motivo: 'No se encontró el servidor.' } },
      'El último falló: No se encontró el servidor.',
    ],
    [{ fallo: { fecha, motivo: null } }, 'El último falló: no se conoce el motivo.'],
    [
      {
        fallo: { fecha, motivo: 'El token fue rechazado.' },
        analisis: { fecha, grado: 80, criterio: null, enlace: null, rama: 'main', cambios: [] },
      },
      '80,00 % 5 de enero de 2026El último falló: El token fue rechazado.',
    ],
  ])('with the failure in %j state it', (cambios, texto) => {
    expect(abrir(cambios)[1]).toBe(texto);
  });

  it('may exist in a scanning service where none was opened here', () => {
    expect(abrir({}, 'sonarqube')[1]).toBe('Ninguno consultado');
  });

  it('link to the report of the test, whose name is text of its own direction', () => {
    abrir({ prueba: { ...prueba, nombre: '<b>\u202Eo</b>', promedio: 1, criterio: null } });
    expect(screen.getByText('<b>\u202Eo</b>').tagName).toBe('BDI');
    expect(enlaces()).toEqual([[null, `/calculos/${uid(3)}`]]);
  });
});

describe('the unfinished work of a project', () => {
  it.each<[Partial<Borrador>, string, string]>([
    [{}, 'Métrica: Acoplamiento', `/metricaresponse/m1/${uid(1)}/1`],
    [{ intentos: 2 }, 'Métrica: Acoplamiento, intento 2', `/metricaresponse/m1/${uid(1)}/2`],
    [
      { intentos: 2, adicionales: ['m2', 'm3'] },
      'Métrica: Acoplamiento y 2 más, intento 2',
      `/metricaresponse/m1/${uid(1)}/2?additionalMetricas=m2,m3`,
    ],
    [{ elementoNombre: null }, 'Métrica: retirada del catálogo', `/metricaresponse/m1/${uid(1)}/1`],
    [
      { tipo: 'singleSubcaracteristica', elementoNombre: 'Modularidad' },
      'Subcaracterística: Modularidad',
      `/subcategoryresponse/m1/${uid(1)}/1`,
    ],
    [
      { tipo: 'allSubcaracteristicas', elementoId: null, intentos: null },
      'Todas las subcaracterísticas',
      `/subcategoriesresponses/${uid(1)}`,
    ],
  ])('of the draft %j is named and continued', (cambios, alcance, href) => {
    const [, , texto] = abrir({ borradores: [{ ...borrador, ...cambios }] });
    expect(texto).toBe(`${alcance}: 0 de 1 respondida. Continuar`);
    expect(enlaces()).toEqual([[`Continuar ${alcance} de Tienda`, href]]);
  });

  it('has every draft, then the running analysis', () => {
    abrir({ analisisEnCurso: true, borradores: [borrador, { ...borrador, intentos: 2 }] });
    expect(enlaces().map(([nombre]) => nombre)).toEqual([
      'Continuar Métrica: Acoplamiento de Tienda',
      'Continuar Métrica: Acoplamiento, intento 2 de Tienda',
      'Análisis en curso de Tienda',
    ]);
  });
});
