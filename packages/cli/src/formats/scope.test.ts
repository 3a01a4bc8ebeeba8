import { describe, expect, it } from 'vitest';

import type { Formato } from '../arguments/order.ts';
import { archivo, hallazgo, informeDe } from '../testing/informe.ts';
import { formats } from './index.ts';

const roto = { ...archivo('roto\u001b.py'), analizable: false };
const informe = informeDe([archivo('a.js', [hallazgo(1)]), roto]);
const write = (formato: Formato, uno = informe) =>
  formats[formato](uno, [], { resumen: false, color: false });

const sinMedir =
  '2 archivos quedan sin medir: roto\ufffd.py (no se pudo leer como código), grande.js (es demasiado grande).';
const alcance =
  'Alcance: el que fija el archivo sonar-project.properties de la raíz analizada; Código principal: 2 archivos, 12 líneas; En lenguajes que no se analizan (aviso): 4 archivos, Go (4); 1 aviso del alcance.';

describe('what the figures are about, and what they are not', () => {
  it('stands in Markdown, the unread files beside the degree, with the notices of the scope', () => {
    const text = write('markdown').replaceAll('&#95;', '_');
    expect(text.split('\n')[4]).toBe(`⚠️ ${sinMedir}`);
    expect(text).toContain(alcance);
    expect(text).toContain('- «viejo/&#42;&#42;» no coincide');
  });

  it("stands before the findings in GitHub's commands, which shows ten of each kind", () => {
    expect(write('github').split('\n').slice(0, 2)).toEqual([
      `::warning title=Archivos sin medir::${sinMedir}`,
      `::notice title=Alcance::${alcance}`,
    ]);
  });

  it("is an entry of its own for each file that is not measured, in GitLab's report", () => {
    const issues = JSON.parse(write('gitlab')) as readonly Readonly<Record<string, unknown>>[];
    expect(issues.slice(1)).toEqual([
      expect.objectContaining({
        check_name: 'mantenible:sin-medir',
        description: 'Archivo sin medir. No se pudo leer como código.',
        severity: 'info',
        location: { path: 'app/roto\u001b.py', lines: { begin: 1, end: 1 } },
      }),
      expect.objectContaining({ description: 'Archivo sin medir. Es demasiado grande.' }),
    ]);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('stands in the notifications of SARIF', () => {
    const { runs } = JSON.parse(write('sarif')) as {
      runs: [{ invocations: [{ toolExecutionNotifications: object }] }];
    };
    expect(runs[0].invocations[0].toolExecutionNotifications).toEqual([
      { level: 'warning', message: { text: sinMedir } },
      { level: 'note', message: { text: alcance } },
    ]);
  });

  it('has how many files of a part the lines do not cover', () => {
    const excluido = { parte: 'excluido' as const, archivos: 40, lineas: 12, sinLeer: 3 };
    const uno = { ...informe, ambito: { ...informe.ambito, partes: [excluido] } };
    expect(write('github', uno)).toContain(
      'Excluido por el alcance: 40 archivos, 12 líneas y 3 archivos sin leer;',
    );
    expect(write('tabla', uno)).toContain('40 archivos  12 líneas y 3 archivos sin leer\n');
  });

  it('names that tests are measured too where there is no scope', () => {
    const uno = { ...informe, ambito: { ...informe.ambito, origen: 'todo' as const } };
    expect(write('markdown', uno)).toContain('Alcance: todos los archivos, también las pruebas;');
  });

  it('has a file whose analysis stopped once, with its own reason', () => {
    const omitidos = [{ ruta: 'roto.py', motivo: 'Su análisis tardó demasiado.' }];
    const uno = { ...informeDe([{ ...roto, ruta: 'roto.py' }, archivo('a.js')]), omitidos };
    expect(write('tabla', uno).match(/roto\.py/gu)).toHaveLength(1);
    expect(write('tabla', uno)).toContain('  roto.py: Su análisis tardó demasiado.');
  });

  it('is short however many files are not measured, and has files and lines of each part', () => {
    const many = Array.from({ length: 60 }, (_none, index) => ({ ...roto, ruta: `r${index}.py` }));
    const uno = informeDe([archivo('a.js'), ...many]);
    const rows = write('tabla', uno).split('\n');
    expect(rows.filter((line) => /^ {2}r\d+\.py$/u.test(line))).toHaveLength(20);
    expect(rows).toContain('  y 40 archivos más');
    expect(rows).toContainEqual(expect.stringMatching(/^ {2}Código principal +61 archivos {2}12 líneas$/u));
    expect(write('github', uno).split('\n')[0]).toMatch(/r9\.py \([^)]*\) y 51 más\.$/u);
    const omitidos = Array.from({ length: 1000 }, (_none, index) => ({ ruta: `${index}`, motivo: 'Otro.' }));
    expect(write('github', { ...uno, omitidos })).toContain(
      '::Al menos 1\u202f060 archivos quedan sin medir',
    );
    expect((JSON.parse(write('gitlab', uno)) as readonly object[]).length).toBe(20);
  });
});

describe('the parts of what was analysed', () => {
  const rowsOf = (partes: typeof informe.ambito.partes, otrosLenguajes: typeof informe.otrosLenguajes) => {
    const uno = { ...informe, otrosLenguajes, ambito: { ...informe.ambito, partes } };
    return write('tabla', uno)
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/u))
      .filter(([, files = '']) => /^\d+ archivos?$/u.test(files));
  };

  it('name those that no scope left out as a notice, with known lines and the unread files', () => {
    const partes = [
      { parte: 'excluido' as const, archivos: 3, lineas: 40, sinLeer: 1 },
      { parte: 'minimizado' as const, archivos: 1, lineas: null },
    ];
    expect(rowsOf(partes, [])).toEqual([
      ['Excluido por el alcance', '3 archivos', '40 líneas y 1 archivo sin leer'],
      ['Minimizados (aviso)', '1 archivo'],
    ]);
  });

  it('end with the languages that are not analysed, five of them by name', () => {
    const otros = Array.from({ length: 7 }, (_none, i) => ({ lenguaje: `L${i}`, archivos: 1 }));
    expect(rowsOf([], otros)).toEqual([
      [
        'En lenguajes que no se analizan (aviso)',
        '7 archivos',
        'L0 (1), L1 (1), L2 (1), L3 (1), L4 (1) y 2 lenguajes más',
      ],
    ]);
    expect(JSON.parse(write('json'))).toMatchObject({
      alcance: { otrosLenguajes: [{ lenguaje: 'Go', archivos: 4 }] },
    });
  });
});
