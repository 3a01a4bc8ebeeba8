import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import Ajv from 'ajv';
import draft4 from 'ajv/lib/refs/json-schema-draft-04.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { archivo, conUmbral, hallazgo, informeDe } from '../testing/informe.ts';
import type { Formato } from '../arguments/order.ts';
import { formats } from './index.ts';

const read = (path: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as object;

const raro = 'b|c\u001b[31m,100%.js';
const informe = informeDe([
  archivo(raro, [hallazgo(null, 'python:S1192', 'Línea uno\ncorte: 100%')]),
  archivo('a b.js', [hallazgo(3), hallazgo(2), hallazgo(1, 'javascript:S3776')]),
]);
const write = (formato: Formato, resumen = false, uno = informe) =>
  formats[formato](uno, conUmbral(uno, 90), { resumen, color: false });

describe('the table', () => {
  it('lists findings by file with place, severity, message and rule; figures follow and totals end it', () => {
    const lines = write('tabla').split('\n');
    expect(lines.slice(0, 7)).toEqual([
      'a b.js',
      '  1:3  crítica  Un mensaje.  javascript:S3776',
      '  2:3  menor    Un mensaje.  javascript:S1472',
      '  3:3  menor    Un mensaje.  javascript:S1472',
      '',
      'b|c�[31m,100%.js',
      expect.stringMatching(/^ {2}- {2}\S+ +Línea uno�corte: 100% {2}python:S1192$/u),
    ]);
    expect(lines).toContain('  Grado de mantenibilidad: 89,48, mínimo 90: no cumple');
    expect(lines).toContain('  grande.js: Es demasiado grande.');
    expect(lines.at(-2)).toMatch(
      /^4 incidencias en 2 archivos \(.+\); 2\u202f468 líneas de código en 2 archivos$/u,
    );
  });

  it('holds the figures alone when asked, and colours only for a terminal', () => {
    expect(write('tabla', true)).not.toContain('S3776');
    expect(write('tabla')).not.toContain('\u001b');
    expect(formats.tabla(informe, [], { resumen: false, color: true })).toContain('\u001b[31mcrítica');
  });
});

describe('JSON', () => {
  it.each([false, true])('follows the published schema (figures alone: %s)', (resumen) => {
    const ajv = new Ajv();
    const result = JSON.parse(write('json', resumen)) as object;
    ajv.validate(read('../../esquema/informe-1.json'), result);
    expect(ajv.errors).toBeNull();
    expect('incidencias' in result).toBe(!resumen);
  });
});

describe('Markdown', () => {
  it('lists the most severe findings, and counts the rest', () => {
    const leves = Array.from({ length: 100 }, () => hallazgo(1));
    const uno = informeDe([archivo('a.js', leves), archivo('z.js', [hallazgo(2, 'javascript:S3776')])]);
    const lines = write('markdown', false, uno).split('\n');
    const first = lines[lines.findIndex((line) => line.startsWith('| Lugar |')) + 2];
    expect([first, lines.at(-2)]).toEqual([
      '| z.js:2 | crítica | Un mensaje. | javascript:S3776 |',
      'Y 1 incidencia más.',
    ]);
  });
});

describe('SARIF', () => {
  const valid = (text: string) => {
    const ajv = new Ajv({ schemaId: 'id', meta: false, unknownFormats: 'ignore' });
    ajv.addMetaSchema(draft4);
    ajv.validate(read('sarif/testing/sarif-2.1.0-rtm.5.json'), JSON.parse(text));
    return ajv.errors;
  };

  it('is what the schema of OASIS accepts, with places from 1, relative references and the card as help', () => {
    const text = write('sarif');
    expect(valid(text)).toBeNull();
    expect(valid(text.replace('"results"', '"resultados"'))).not.toBeNull();
    const [run] = (JSON.parse(text) as { runs: Sarif[] }).runs;
    const first = run?.results[0]?.locations[0]?.physicalLocation;
    expect(first).toEqual({
      artifactLocation: { uri: 'app/a%20b.js' },
      region: { startLine: 1, startColumn: 3, endLine: 1, endColumn: 10 },
    });
    expect(run?.tool.driver.rules[0]?.help.markdown).toContain('## Cómo arreglarlo');
    expect(run?.tool.driver.rules[0]?.help.markdown).not.toContain('## Comprobación');
  });

  it('stays within the results that GitHub takes, the most severe kept', () => {
    const many = Array.from({ length: 25_001 }, () => hallazgo(2));
    const big = informeDe([archivo('a.js', [...many, hallazgo(1, 'javascript:S3776')])]);
    const [run] = (JSON.parse(write('sarif', false, big)) as { runs: Sarif[] }).runs;
    expect(run?.results).toHaveLength(25_000);
    expect(run?.results[0]?.ruleId).toBe('javascript:S3776');
    expect(JSON.stringify(run?.invocations)).toContain('2 incidencias quedan fuera');
  });
});

interface Sarif {
  readonly tool: { readonly driver: { readonly rules: readonly { help: { markdown: string } }[] } };
  readonly results: readonly {
    readonly ruleId: string;
    readonly locations: readonly { readonly physicalLocation: object }[];
  }[];
  readonly invocations: readonly object[];
}

describe("GitLab's report", () => {
  interface Issue {
    readonly fingerprint: string;
    readonly location: { readonly path: string };
  }
  const issues = (text: string) => JSON.parse(text) as Issue[];

  it('has the documented fields, and one fingerprint a finding', () => {
    const all = issues(write('gitlab'));
    expect(all[0]).toEqual({
      description: 'Un mensaje.',
      check_name: 'javascript:S3776',
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/u) as string,
      severity: 'critical',
      location: { path: 'app/a b.js', lines: { begin: 1, end: 1 } },
    });
    expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(5);
  });

  it('keeps the fingerprints of code that moved within its file', () => {
    const before = archivo('a.js', [hallazgo(2)]);
    const moved = { ...archivo('a.js', [hallazgo(4)]), texto: '\n\n\n dos( );\n' };
    const prints = [before, moved].map(
      (uno) => issues(write('gitlab', false, informeDe([uno])))[0]?.fingerprint,
    );
    expect(prints[0]).toBe(prints[1]);
  });
});

describe("GitHub's commands", () => {
  it('escape what would end a property or a command', () => {
    const lines = write('github').split('\n');
    expect(lines[2]).toBe('::error file=app/a b.js,line=1,endLine=1,title=javascript%3AS3776::Un mensaje.');
    expect(lines.find((line) => line.includes('S1192'))).toContain(
      'file=app/b|c\u001b[31m%2C100%25.js,title=python%3AS1192::Línea uno%0Acorte: 100%25',
    );
  });
});

it("holds no order of GitHub's workflows in a table, which a job's log shows", () => {
  const names = ['::error::a.js', ' ::stop-commands::b.js', 'c##[add-mask]d.js'];
  const informe = informeDe([
    ...names.map((ruta) => archivo(ruta, [hallazgo(2)])),
    { ...archivo('::d.js'), analizable: false },
  ]);
  for (const line of write('tabla', false, informe).split('\n')) {
    expect(line).not.toMatch(/^\s*::/u);
    expect(line).not.toContain('##[');
  }
});

describe('Markdown', () => {
  it('shows names and messages as they are, in tables that they cannot break', () => {
    const text = write('markdown');
    expect(text).toContain('## Grado de mantenibilidad: 89,48\u00A0% · Mantenibilidad alta');
    expect(text).toContain('- ❌ Grado de mantenibilidad: 89,48, mínimo 90: no cumple');
    expect(text).toContain('| b&#124;c�&#91;31m,100%.js |');
    expect(write('markdown', true)).not.toContain('S3776');
  });
});
