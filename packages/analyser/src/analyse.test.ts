import { describe, expect, it } from 'vitest';

import { analyseFile, analyseProject, type FileAnalysis } from './analyse.ts';
import { lines } from './testing/read-source.ts';

function analyse(path: string, text: string): FileAnalysis {
  const analysis = analyseFile({ path, text });
  if (analysis === null) throw new Error(path);
  return analysis;
}

/** Twelve lines of ten tokens each, no two alike. */
const copied = lines(...Array.from({ length: 12 }, (_, i) => `  call${i}(first, second, third, ${i});`));

const sample = lines(
  '// header',
  "import a from 'a';",
  '',
  '/** What b does. */',
  'export function b(c) {',
  '  if (a && c) return c ? 1 : 2; // NOSONAR',
  '  return 0;',
  '}',
  '',
);

describe('analysis of a file', () => {
  it('has counts under the metric keys of SonarQube', () => {
    const { counts, ...rest } = analyse('src/b.js', sample);
    expect(counts).toEqual({
      files: 1,
      lines: 9,
      ncloc: 5,
      comment_lines: 1,
      complexity: 4,
      cognitive_complexity: 4,
      lines_to_cover: 2,
      functions: 1,
      classes: 0,
      statements: 3,
    });
    expect(rest).toMatchObject({
      path: 'src/b.js',
      language: 'js',
      parsable: true,
      noSonarLines: [6],
      findings: [],
    });
    expect(rest.tokenLines.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
  });

  it('is plain data that survives serialisation', () => {
    const analysis = analyse('src/b.js', sample);
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
  });

  it('is equal with and without a byte order mark', () => {
    expect(analyse('b.js', `\ufeff${sample}`)).toEqual(analyse('b.js', sample));
    expect(analyse('b.js', '\ufeff#!/usr/bin/env node\na();').counts.ncloc).toBe(1);
  });

  it('is null for a file in another language', () => {
    expect(analyseFile({ path: 'README.md', text: 'a' })).toBeNull();
    expect(analyseFile({ path: 'package.json', text: '{}' })).toBeNull();
    expect(analyseFile({ path: 'ci.yml', text: 'a: 1' })).toBeNull();
  });

  it('contains only the lines when the file cannot be parsed', () => {
    expect(analyse('a.ts', 'let a = ;\nb')).toEqual({
      path: 'a.ts',
      language: 'ts',
      parsable: false,
      counts: { files: 1, lines: 2 },
      tokenLines: [],
      noSonarLines: [],
      findings: [],
    });
  });

  it('has no coverage where nothing is executed', () => {
    expect(analyse('a.ts', 'export type A = string;\n').counts).not.toHaveProperty('lines_to_cover');
  });

  it.each(['', '\n', '\ufeff', '\0', '\ud800', '// \udfff', '#!', '<', '`', '/'.repeat(9)])(
    'accepts %j in every language',
    (text) => {
      for (const path of ['a.js', 'a.tsx', 'a.ts', 'a.vue']) expect(analyse(path, text).counts.files).toBe(1);
    },
  );
});

describe('analysis of a project', () => {
  const files = [
    analyse('z.ts', `${copied}\n`),
    analyse('a.js', `// header\nfunction a() {\n${copied}\n}\n// end\n`),
    analyse('b.ts', 'let a = ;\n'),
  ];

  it('sums the counts, finds duplication across languages and computes densities from the sums', () => {
    expect(analyseProject(files).measures).toEqual({
      files: 3,
      lines: 13 + 17 + 2,
      ncloc: 26,
      comment_lines: 1,
      comment_lines_density: 3.7,
      complexity: 1,
      cognitive_complexity: 0,
      lines_to_cover: 24,
      functions: 1,
      classes: 0,
      statements: 24,
      duplicated_lines: 24,
      duplicated_blocks: 2,
      duplicated_files: 2,
      duplicated_lines_density: 75,
    });
  });

  it('returns the measures and copies of each file, sorted by path', () => {
    const [a, b, z] = analyseProject(files).files;
    expect([a?.path, b?.path, z?.path]).toEqual(['a.js', 'b.ts', 'z.ts']);
    expect(a?.measures).toMatchObject({ duplicated_lines: 12, duplicated_lines_density: 70.6 });
    expect(a?.duplication.groups).toEqual([
      [
        { file: 0, startLine: 3, endLine: 14 },
        { file: 2, startLine: 1, endLine: 12 },
      ],
    ]);
    expect(b).toMatchObject({ parsable: false, measures: { files: 1, lines: 2 } });
  });

  it('does not depend on the order of the files or on serialisation of their analyses', () => {
    const stored = JSON.parse(JSON.stringify(files)) as FileAnalysis[];
    expect(analyseProject(stored.reverse())).toEqual(analyseProject(files));
  });

  it('has no measures without files', () => {
    expect(analyseProject([])).toEqual({ measures: {}, files: [] });
  });
});
