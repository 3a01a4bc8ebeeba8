import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { QueSeAnalizo } from './que-se-analizo.tsx';

const ambito: AmbitoAplicado = {
  origen: 'archivo',
  ambito: ambitoCompleto,
  avisos: ['sonar.modules: los módulos no se siguen: el análisis cubre el repositorio entero.'],
  partes: [
    { parte: 'principal', archivos: 12, lineas: 3412 },
    { parte: 'prueba', archivos: 1, lineas: 40 },
    { parte: 'submodulo', archivos: 1, lineas: null },
    { parte: 'lfs', archivos: 5, lineas: 9, sinLeer: 3 },
    { parte: 'sintaxis', archivos: 2, lineas: 8 },
  ],
};

const filas = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((fila) => [
      within(fila).getByRole('rowheader').textContent,
      ...within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);

describe('what was analysed', () => {
  it('is shown by part, with a warning for files that the scope does not name', () => {
    render(<QueSeAnalizo ambito={ambito} />);
    expect(screen.getByText(/^Qué se analizó/).textContent).toBe(
      'Qué se analizó: 12 archivos de código principal y 1 archivo de pruebas. Sin que nadie lo eligiera quedaron fuera 8 archivos · 1 aviso',
    );
    expect(filas()).toEqual([
      ['Código principal', '12', '3\u202f412'],
      ['Pruebas del software', '1', '40'],
      ['Submódulos (aviso)', '1', 'sin leer'],
      ['En Git LFS (aviso)', '5', '9 y 3 archivos sin leer'],
      ['Con errores de sintaxis (aviso)', '2', '8'],
    ]);
    screen.getByText('Alcance: El archivo sonar-project.properties del commit analizado.');
    screen.getByText(/los módulos no se siguen/);
  });

  it('names the folders and patterns of the scope, and files in languages without an analyser', () => {
    const reglasIgnoradas = [{ regla: 'javascript:S1128', archivos: 'src/viejo/**' }];
    const usado = { ...ambitoCompleto, fuentes: [''], pruebas: ['tests', 'e2e'], reglasIgnoradas };
    const otrosLenguajes = ['Go', 'Java'].map((lenguaje) => ({ lenguaje, archivos: 4 }));
    render(<QueSeAnalizo ambito={{ ...ambito, ambito: usado }} otrosLenguajes={otrosLenguajes} />);
    expect(screen.getByText(/^Qué se analizó/).textContent).toContain('quedaron fuera 16 archivos');
    expect(filas().at(-1)).toEqual(['En lenguajes que no se analizan (aviso)', '8', 'sin leer']);
    const [valores] = screen.getAllByRole('list');
    expect([...(valores?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Carpetas de código: .',
      'Carpetas de pruebas: tests, e2e',
      'Incidencias que se silencian: javascript:S1128 src/viejo/**',
    ]);
  });

  it('has no warning where everything was analysed, and nothing for an analysis of an earlier version', () => {
    const partes = ambito.partes.slice(0, 1);
    const { rerender, container } = render(
      <QueSeAnalizo ambito={{ ...ambito, origen: 'todo', avisos: [], partes }} />,
    );
    expect(screen.queryByText(/nadie/)).toBeNull();
    rerender(<QueSeAnalizo ambito={null} />);
    expect(container.textContent).toBe('');
  });
});
