import { describe, expect, it } from 'vitest';

import { comoJson, comoTabla } from './informe.ts';

const parte = {
  path: 'a.py',
  language: 'py',
  parsable: true,
  counts: {},
  tokenLines: [],
  noSonarLines: [],
  findings: [],
};
const archivo = (ruta: string, incidencias: readonly object[] = []) => ({
  ruta,
  blob: '',
  texto: '',
  lenguaje: 'py',
  analizable: incidencias.length > 0,
  parte,
  medidas: { ncloc: 1234, code_smells: incidencias.length },
  duplicados: [],
  incidencias: incidencias as never,
});
const range = { startLine: 3, startColumn: 0, endLine: 3, endColumn: 1 };
const resultado = {
  medidas: { ncloc: 2468, comment_lines_density: 12.5, code_smells: 2 },
  archivos: [
    archivo('a.py', [
      { rule: 'python:S100', message: 'Uno.', range, effort: 5 },
      { rule: 'python:S100', message: 'Dos.', range: null, effort: 5 },
    ]),
    archivo('roto.py'),
  ],
};

describe('the report of analizar', () => {
  it('is for programs one object under the keys of SonarQube', () => {
    const mejores = {
      cognitive_complexity: 0,
      duplicated_lines: 0,
      duplicated_blocks: 0,
      duplicated_files: 0,
      duplicated_lines_density: 0,
    };
    expect(comoJson(resultado)).toEqual({
      measures: { ...mejores, ncloc: 2468, comment_lines_density: 12.5, code_smells: 2 },
      files: {
        'a.py': { ...mejores, language: 'py', ncloc: 1234, code_smells: 2 },
        'roto.py': { ...mejores, language: 'py', ncloc: 1234, code_smells: 0 },
      },
      findings: [
        { rule: 'python:S100', severity: 'MINOR', file: 'a.py', line: 3, effort: 5, message: 'Uno.' },
        { rule: 'python:S100', severity: 'MINOR', file: 'a.py', line: null, effort: 5, message: 'Dos.' },
      ],
    });
  });

  it('is for people a table in Spanish that names what was not analysable', () => {
    const lineas = comoTabla(resultado).split('\n');
    expect(lineas).toContain('  Líneas de código             2\u202f468');
    expect(lineas).toContain('  Densidad de comentarios (%)   12,5');
    expect(lineas).toContain('  python:S100  2');
    expect(lineas.slice(-2)).toEqual(['Archivos no analizables', '  roto.py']);
  });
});
