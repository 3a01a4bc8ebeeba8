import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import type { Mediciones } from '../../modelo/mediciones.ts';
import { preguntaDe } from '../../modelo/preguntas.fixture.ts';
import { MedicionPregunta } from './medicion-pregunta.tsx';

const repositorio = 'https://github.com/ana/tienda';
const medida = { nombre: 'Duplicaciones', sentido: 'menor', cotas: [null, 3] } as const;
const medido = {
  analisis: 'a1',
  fecha: '2026-11-20T15:04:00.000Z',
  commit: 'abcdef0123456789',
  cifras: { Duplicaciones: 2.5 },
};

function abrir(mediciones: Mediciones, pregunta: PreguntaPlan = { ...preguntaDe('a'), medida }) {
  const { container } = montar(
    <MedicionPregunta proyectoId="p1" pregunta={pregunta} mediciones={mediciones} />,
  );
  return container.querySelector('p')?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';
}
const leidas = (cambios: object = {}): Mediciones => ({
  estado: 'leidas',
  repositorio,
  cambios: [],
  medido: { ...medido, ...cambios },
});

describe('a tied question', () => {
  it('names figure, level, analysis and commit, and chooses nothing', () => {
    expect(abrir(leidas())).toMatch(
      /^El análisis del 20 de noviembre de 2026, .+ midió 2,50 % en «Duplicaciones»: corresponde al nivel «Nivel 1»\. Ver el análisis \(commit abcdef0\)$/u,
    );
    expect(screen.getByRole('link', { name: 'Ver el análisis' }).getAttribute('href')).toBe('/sonarqube/p1');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('states that no bound is met, and that a service gives no commit', () => {
    const texto = abrir(leidas({ cifras: { Duplicaciones: 3.01 }, commit: null }));
    expect(texto).toContain('midió 3,01 % en «Duplicaciones»: no basta para indicar un nivel.');
    expect(texto).not.toContain('commit');
  });

  it('leads to the analysis before the first one, and where it lacks the measure', () => {
    expect(abrir({ estado: 'leidas', repositorio, medido: null, cambios: [] })).toBe(
      'Esta pregunta se relaciona con «Duplicaciones», que aún no se ha medido en este repositorio. Ir al análisis',
    );
    cleanup();
    expect(abrir(leidas({ cifras: {} }))).toContain('El último análisis no midió «Duplicaciones».');
  });

  it.each([
    ['enlace', 'otro repositorio'],
    ['rama', 'otra rama'],
  ] as const)('names the reason where the newest analysis is of another %s', (parte, cual) => {
    expect(abrir({ estado: 'leidas', repositorio, medido: null, cambios: [parte] })).toBe(
      `Esta pregunta se relaciona con «Duplicaciones», pero el último análisis es de ${cual}. Ir al análisis`,
    );
  });

  it('marks figures of another version of the analyser', () => {
    const deOtra = abrir({ estado: 'leidas', repositorio, medido, cambios: ['analizador'] });
    expect(deOtra).toContain('corresponde al nivel «Nivel 1». Lo midió otra versión del analizador.');
  });

  it('states a failed read, and shows nothing while reading', () => {
    expect(abrir({ estado: 'fallo' })).toBe('No se pudo leer qué midió el análisis en «Duplicaciones».');
    cleanup();
    expect(abrir({ estado: 'leyendo' })).toBe('');
  });

  it('shows nothing without a tie', () => {
    expect(abrir(leidas(), preguntaDe('a'))).toBe('');
  });

  it('isolates a level that turns the direction of the text', () => {
    const niveles = [{ descripcion: 'Nivel \u202E malo', valor: 1 }];
    const pregunta = { ...preguntaDe('a'), nivelesCumplimiento: niveles, medida: { ...medida, cotas: [3] } };
    expect(abrir(leidas(), pregunta)).toContain('«\u2068Nivel \u202E malo\u2069»');
  });
});
