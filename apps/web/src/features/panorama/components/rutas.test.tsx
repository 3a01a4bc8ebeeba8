import type { Panorama } from '@mantenible/contracts/panorama';
import type { PalabraDelGrado } from '@mantenible/domain/comparacion';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { montar } from '../../../testing/montar.tsx';
import { panoramaVacio } from './panorama.fixture.ts';
import { RutaEstatica } from './ruta-estatica.tsx';
import { RutaManual } from './ruta-manual.tsx';

const fecha = '2026-01-05T12:00:00.000Z';
type Prueba = Panorama['pruebas'][number];
type Analisis = NonNullable<Panorama['analisis']>;

const analisis: Analisis = {
  id: 'a2',
  fecha,
  grado: 87.5,
  criterio: 'Alta',
  commit: 'abcdef0123456789',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  cambios: [],
  metricas: [],
  anterior: null,
};
const prueba: Prueba = {
  _id: 't2',
  nombre: 'Segunda',
  tipo: 'singleMetrica',
  creado: fecha,
  promedio: 75,
  criterio: 'Satisfactorio',
  intentos: 2,
  elemento: 'Acoplamiento',
  anterior: null,
};
const prueba2: Prueba = { ...prueba, _id: 't3', tipo: 'allMetricas' };
const repetida: Prueba = { ...prueba, anterior: { _id: 't1', creado: fecha, diferencia: 0, comun: null } };
const panorama: Panorama = { ...panoramaVacio, analisis, pruebas: [prueba] };
const segundo: Analisis = {
  ...analisis,
  anterior: { id: 'a1', fecha, diferencia: 0, cambios: [], cambio: { palabra: 'igual', partes: null } },
};
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();
const estatica = (cambios: Partial<Analisis>) => {
  montar(<RutaEstatica panorama={{ ...panorama, analisis: { ...analisis, ...cambios } }} />);
  return normal(screen.getByRole('region', { name: 'Análisis estático' }).textContent);
};
const manual = (cambios: Partial<Prueba>) => {
  montar(<RutaManual panorama={{ ...panorama, pruebas: [{ ...prueba, ...cambios }] }} />);
  return normal(screen.getByRole('listitem').textContent);
};

describe('the newest analysis', () => {
  it.each<[Partial<Analisis>, string]>([
    [{ grado: 0, criterio: 'Muy baja' }, 'Grado de mantenibilidad0,00 %Muy baja'],
    [{ grado: 100, criterio: null }, 'Grado de mantenibilidad100,00 %5 de enero'],
    [{ grado: null, criterio: null }, 'Grado de mantenibilidadSin grado5 de enero'],
  ])('of %j shows %s', (cambios, texto) => {
    expect(estatica(cambios)).toContain(texto);
  });

  it('names its commit in short, and its branch as text of its own direction', () => {
    estatica({ rama: '<i>\u202Erama' });
    expect(screen.getByText('Qué conviene saber del grado')).toBeDefined();
    expect(screen.getByText('abcdef0').getAttribute('title')).toBe('abcdef0123456789');
    expect(screen.getByText('<i>\u202Erama').tagName).toBe('BDI');
  });

  it('names its branch alone where it has no commit', () => {
    expect(estatica({ commit: null })).not.toContain('commit');
  });

  it.each<[number | null, PalabraDelGrado | null, string]>([
    [12.5, 'mejora', '+12,50 puntos mejora'],
    [-0.01, 'empeora', '−0,01 puntos empeora'],
    [12.5, 'sube', '+12,50 puntos sube'],
    [-3, 'baja', '−3,00 puntos baja'],
    [0, 'igual', '0,00 puntos sin cambio'],
    [null, null, '— sin datos en uno de los dos'],
  ])('states what changed, by %j (%s): %s', (diferencia, palabra, texto) => {
    const cambio = { palabra, partes: null };
    expect(estatica({ anterior: { id: 'a1', fecha, diferencia, cambio, cambios: [] } })).toContain(texto);
    expect(screen.getByRole('link', { name: 'Comparar con el anterior' }).getAttribute('href')).toBe(
      '/comparar_analisis/p1?antes=a1&despues=a2',
    );
  });

  it('is green or red only where the code improved or got worse, with the parts of the change', () => {
    const partes = { codigo: 0.25, porCubrir: -0.001, comentarios: 2, lineas: -1.249 };
    const cambio = { palabra: 'sube', partes } as const;
    const texto = estatica({ anterior: { id: 'a1', fecha, diferencia: 1, cambio, cambios: [] } });
    expect(screen.getByText(/puntos/).parentElement?.dataset.sentido).toBe('distinto');
    expect(
      screen
        .getAllByRole('listitem', { hidden: true })
        .slice(0, 4)
        .map((una) => normal(una.textContent)),
    ).toEqual([
      'Complejidad, líneas duplicadas e incidencias, con las líneas de código de antes: +0,25',
      'Líneas por cubrir: 0,00',
      'Densidad de comentarios: +2,00',
      'Líneas de código: −1,25',
    ]);
    expect(texto).toContain('¿Cómo se calcula?');
  });

  it.each([
    ['enlace', 'El análisis anterior es de otro repositorio.'],
    ['rama', 'El análisis anterior es de otra rama.'],
  ] as const)('after one of another %s has no difference', (parte, frase) => {
    const cambio = { palabra: null, partes: null };
    const texto = estatica({
      anterior: { id: 'a1', fecha, diferencia: null, cambio, cambios: [parte, 'analizador'] },
    });
    expect(texto).toContain(frase);
    expect(texto).not.toContain('sin datos');
  });

  it('has a difference without a word after one of another version of the analyser', () => {
    const cambio = { palabra: null, partes: null };
    const texto = estatica({
      anterior: { id: 'a1', fecha, diferencia: 2, cambio, cambios: ['analizador'] },
    });
    expect(texto).toContain('+2,00 puntosEl anterior lo hizo otra versión del analizador.');
  });

  it('is marked where it is of another repository, branch or analyser', () => {
    const texto = estatica({ cambios: ['analizador', 'enlace', 'rama'] });
    expect(texto).toContain('Lo hizo otra versión del analizador');
    expect(texto).toContain('Es de otro repositorio, https://github.com/a/b');
    expect(texto).toContain('Es de la rama «main»');
  });

  it('opens its metrics by keyboard, with what was not measured', async () => {
    estatica({
      metricas: [
        { nombre: 'Diseño', porcentaje: 0 },
        { nombre: 'Cobertura', porcentaje: null },
        { nombre: 'Redundante', porcentaje: 100 },
      ],
    });
    const detalle = screen.getByText('Las diez métricas de calidad');
    expect(detalle.closest('details')?.open).toBe(false);
    await userEvent.click(detalle);
    expect(detalle.closest('details')?.open).toBe(true);
    const pares = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const cifras = screen.getAllByRole('definition').map(({ textContent }) => normal(textContent));
    expect(pares.map((nombre, i) => [nombre, cifras[i]])).toEqual([
      ['Diseño', '0,00 %'],
      ['Cobertura', 'sin medida'],
      ['Redundante', '100,00 %'],
    ]);
  });

  it.each([
    [true, segundo, ['Análisis', 'Puntos críticos', 'Comparar análisis', 'Historia del repositorio']],
    [true, analisis, ['Análisis', 'Puntos críticos', 'Historia del repositorio']],
    [true, null, ['Análisis']],
    [false, segundo, ['Análisis']],
  ])('where analyses are made here (%s) and the newest is %j leads to %j', (incorporado, ultimo, nombres) => {
    Object.assign(config, { escaneo: incorporado ? 'incorporado' : 'sonarqube' });
    montar(<RutaEstatica panorama={{ ...panorama, analisis: ultimo, incorporado }} />);
    const nav = within(screen.getByRole('navigation', { name: 'Análisis' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(nombres);
  });
});

describe('the newest tests', () => {
  it.each<[Partial<Prueba>, string]>([
    [{}, 'Métrica: Acoplamiento, intento 275,00 %SatisfactorioSegunda, 5 de enero'],
    [{ intentos: 1, promedio: 0, criterio: null }, 'Métrica: Acoplamiento0,00 %Segunda'],
    [{ promedio: null, criterio: null }, 'Métrica: Acoplamiento, intento 2Sin datosSegunda'],
    [{ tipo: 'allMetricas', elemento: null, intentos: null }, 'Todas las métricas75,00 %'],
    [
      { tipo: 'singleSubcaracteristica', elemento: null },
      'Subcaracterística: retirada del catálogo, intento 2',
    ],
  ])('of %j show %s', (cambios, texto) => {
    expect(manual(cambios)).toContain(texto);
  });

  it.each([
    [-25, '−25,00 puntos empeora'],
    [null, '— sin datos en una de las dos'],
  ])('state what changed, by %j: %s', (diferencia, texto) => {
    expect(manual({ anterior: { _id: 't1', creado: fecha, diferencia, comun: null } })).toContain(texto);
    expect(screen.getByRole('link', { name: 'Comparar con la anterior Segunda' }).getAttribute('href')).toBe(
      '/comparar_pruebas/p1?antes=t1&despues=t2',
    );
  });

  it.each([
    [{ diferencia: 0, preguntas: 6 }, 'En 6 preguntas comunes: 0,00 puntos sin cambio'],
    [{ diferencia: -5, preguntas: 1 }, 'En 1 pregunta común: −5,00 puntos empeora'],
    [{ diferencia: null, preguntas: 0 }, 'No tiene preguntas en común con la anterior.'],
  ])('show the common part where they ask other questions than the test before: %j', (comun, texto) => {
    const leido = manual({ anterior: { _id: 't1', creado: fecha, diferencia: 14.59, comun } });
    expect(leido).toContain(texto);
    expect(leido).not.toContain('14,59');
  });

  it('compare nothing where there is no earlier one', () => {
    manual({});
    expect(screen.queryByRole('link', { name: /^Comparar con la anterior/u })).toBeNull();
  });

  it.each([
    [null, [prueba, prueba2], ['Pruebas', 'Repositorio de pruebas', 'Comparar pruebas']],
    [null, [repetida], ['Pruebas', 'Repositorio de pruebas', 'Comparar pruebas']],
    [null, [prueba], ['Pruebas', 'Repositorio de pruebas']],
    [null, [], ['Pruebas']],
    [{ nombre: 'Beto', usuario: null }, [repetida], ['Repositorio de pruebas', 'Comparar pruebas']],
  ])('of the owner %j, of which there are %j, lead to %j', (propietario, pruebas, nombres) => {
    const proyecto = { ...panorama.proyecto, propietario };
    montar(<RutaManual panorama={{ ...panorama, pruebas, proyecto }} />);
    const nav = within(screen.getByRole('navigation', { name: 'Pruebas' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(nombres);
  });
});
