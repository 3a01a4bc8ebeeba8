import { describe, expect, it } from 'vitest';

import { findInScripts } from './find-in-scripts.ts';

const find = (...files: readonly (readonly [path: string, text: string])[]) =>
  Object.fromEntries(
    [...findInScripts(files.map(([path, text]) => ({ path, text })))].map(([path, findings]) => [
      path,
      findings.map(({ rule, range }) => `${rule} ${range?.startLine ?? 0}`),
    ]),
  );

describe('findings in scripts', () => {
  it('have the repository of the language and the order of the text', () => {
    const text = 'export var a = 1;\nvar b = a == a;\nfoo(b);\n';
    expect(find(['a.js', text], ['b.ts', text])).toEqual({
      'a.js': expect.arrayContaining(['javascript:S3504 1', 'javascript:S3504 2']) as string[],
      'b.ts': expect.arrayContaining(['typescript:S3504 1', 'typescript:S3504 2']) as string[],
    });
  });

  it('have a rule, a message, a range and an effort', () => {
    const [finding] = findInScripts([{ path: 'a.js', text: '\n  var a = 1;\na();' }]).get('a.js') ?? [];
    expect(finding).toEqual({
      rule: 'javascript:S3504',
      message: 'Declare con «let» o «const» en vez de «var».',
      range: { startLine: 2, startColumn: 2, endLine: 2, endColumn: 12 },
      effort: 5,
    });
  });

  it('belong to rules in the profile of the language', () => {
    const text = 'enum A { B = 1, C = 1 }\nexport default A;';
    expect(find(['a.ts', text])['a.ts']).toContain('typescript:S6578 1');
    expect(find(['a.js', 'export default (props) => <p>{props.a}</p>;'])['a.js']).toContain(
      'javascript:S6774 1',
    );
    expect(find(['a.tsx', 'export default (props) => <p>{props.a}</p>;'])['a.tsx']).not.toContain(
      'typescript:S6774 1',
    );
  });

  it('use the types of other files of the batch', () => {
    const caller = "import { f } from './f';\nexport const g = async () => {\n  await f();\n};";
    const withTypes = (type: string, value: string) =>
      find(['g.ts', caller], ['f.ts', `export const f = (): ${type} => ${value};`])['g.ts'];
    expect(withTypes('number', '1')).toEqual(['typescript:S4123 3']);
    expect(withTypes('Promise<number>', 'start()')).toEqual([]);
  });

  it('include deprecated exports under any imported name', () => {
    const old = '/** @deprecated */\nexport const a = 1;\n/** @deprecated */\nexport default class B {}\n';
    const uses = "import C, { a as d } from './old';\nimport { e } from './again';\nd;\ne;\nC.name;";
    const found = find(['old.ts', old], ['again.ts', "export { a as e } from './old';"], ['uses.ts', uses]);
    expect(found['uses.ts']).toEqual([1, 2, 3, 4, 5].map((line) => `typescript:S1874 ${line}`));
  });

  it('include deprecated exports that `require` binds to another name', () => {
    const old =
      '/** @deprecated */\nexports.a = () => 1;\n/** @deprecated */\nfunction b() {}\nmodule.exports.b = b;\n';
    const uses =
      "const { a: c, b: d } = require('./old');\nconst e = require('./old').b;\nconst f = require('fs');\nc();\nd();\ne();\nf();\n";
    expect(find(['old.js', old], ['uses.js', uses])['uses.js']).toEqual(
      [1, 2, 5, 6].map((line) => `javascript:S1874 ${line}`),
    );
  });

  it('use the values that other scripts assign to a shared variable', () => {
    const found = find(['a.js', "var a = 'b';"], ['c.js', 'var a = d.e();\na.substr(1);']);
    expect(found['c.js']).toContain('javascript:S1874 2');
  });

  it('resolve the global names of the libraries in every file, not only in the first', () => {
    const text = 'FontFaceSet = 1;\nb = 2;\n';
    const found = find(['a.js', text], ['b.js', text]);
    expect(found).toEqual({ 'a.js': ['javascript:S2703 2'], 'b.js': ['javascript:S2703 2'] });
  });

  it('use the compiler settings of the folder', () => {
    const text = 'export const f = (a: string | null) => a || "b";';
    const strict = '{ "compilerOptions": { "strict": true } }';
    expect(find(['a.ts', text])['a.ts']).toEqual([]);
    expect(find(['a.ts', text], ['tsconfig.json', strict])['a.ts']).toEqual(['typescript:S6606 1']);
  });

  it.each(['./tsconfig.app.json', './app'])('use the compiler settings %s that others refer to', (path) => {
    const text = 'export const f = (a: string | null) => a || "b";';
    const outer = JSON.stringify({ files: [], references: [{ path }, { path: './missing.json' }] });
    const strict =
      '{ "compilerOptions": { "strict": true }, "include": ["**/*.ts"], "references": [{ "path": "." }] }';
    const place = path.endsWith('.json') ? 'tsconfig.app.json' : 'app/tsconfig.json';
    const found = find(['app/a.ts', text], ['tsconfig.json', outer], [place, strict]);
    expect(found['app/a.ts']).toEqual(['typescript:S6606 1']);
  });

  it.each(['../', '..', '../index', '../index.js'])('find the module %s of another script', (name) => {
    const text = `const { old: a } = require('${name}');\na();\n`;
    const index = '/** @deprecated */\nfunction old() {}\nmodule.exports.old = old;\n';
    const found = find(['index.js', index], ['test/a.js', text]);
    expect(found['test/a.js']).toEqual(['javascript:S1874 1', 'javascript:S1874 2']);
  });

  it('use the types of declarations, which have no findings of their own', () => {
    const declaration = "export type Level = 'low' | 'high';\nexport var old: Level;\n";
    const text = "import { Level } from './types';\nexport type Any = Level | string;\n";
    expect(find(['a.ts', text], ['types.d.ts', declaration])).toEqual({ 'a.ts': ['typescript:S6571 2'] });
  });

  it('include those of React where a manifest above depends on it', () => {
    const text = 'export default () => <p class="a" />;';
    const manifest = ['web/package.json', '{ "dependencies": { "react": "^18.0.0" } }'] as const;
    expect(find(['web/src/a.jsx', text], ['b.jsx', text], manifest)).toEqual({
      'web/src/a.jsx': ['javascript:S6747 1'],
      'b.jsx': [],
    });
  });

  it('are empty for an unparsable script, without effect on the other files', () => {
    const deep = `x${'.a'.repeat(20_000)};`;
    const found = find(['a.ts', 'let = ;'], ['b.js', 'var b;'], ['deep.js', deep], ['c.md', '# c']);
    expect(found).toMatchObject({ 'a.ts': [], 'b.js': ['javascript:S3504 1'], 'deep.js': [] });
    expect(found).not.toHaveProperty('c.md');
  });

  it('have the lines of the file for a component', () => {
    expect(find(['a.vue', '<template>\n</template>\n<script>\nvar a = 1;\n</script>\n'])).toEqual({
      'a.vue': ['javascript:S3504 4'],
    });
  });

  it('do not use types for a component', () => {
    const text = 'export const f = async () => {\n  await 1;\n};\n';
    expect(find(['a.vue', `<script>\n${text}</script>\n`], ['b.js', text])).toEqual({
      'a.vue': [],
      'b.js': ['javascript:S4123 2'],
    });
  });

  it('are those of each script of a page, except S3504', () => {
    const page =
      '<p>\n<script>var a = b ? 1 : c ? 2 : 3;</script>\n<script>\n<!--\nvar b = a == a;\n//-->\n</script>';
    expect(find(['a.html', page])).toEqual({
      'a.html': ['javascript:S3358 2', 'javascript:S6679 5'],
    });
  });

  it.each([
    '{{ pedido|tojson }}',
    '<%= pedido %>',
    '{% if a %} 1 {% else %} 2 {% endif %}',
    '<?php echo 1; ?>',
  ])('are those of the other scripts of a page where one holds the template %s', (template) => {
    const good = '<script>var a = b ? 1 : c ? 2 : 3;</script>\n';
    const text = `${good}<p></p><script>\nvar pedido = ${template};\nvar d = b ? 1 : c ? 2 : 3;\n</script>\n${good}`;
    const unread: unknown[] = [];
    const found = findInScripts([{ path: 'a.html', text }], undefined, undefined, undefined, (...page) =>
      unread.push(page),
    );
    expect(found.get('a.html')?.map(({ rule, range }) => [rule, range?.startLine])).toEqual([
      ['javascript:S3358', 1],
      ['javascript:S3358', 6],
    ]);
    expect(unread).toEqual([['a.html', [2]]]);
  });

  it('are no concern of scripts for templates and data, which are not JavaScript', () => {
    const data = [
      '<script type="text/template"><p>{{ a }}</p></script>',
      '<script type="text/x-handlebars">{{#if a}}</script>',
      '<script type="application/json">{ "a": {{ a }} }</script>',
      '<script type="importmap">{ "imports": {} }</script>',
    ].join('\n');
    const module =
      '<script type="module">\nimport a from "./a.js";\nexport const c = await a ? 1 : b ? 2 : 3;\n</script>';
    const unread: unknown[] = [];
    const text = `${data}\n${module}`;
    const found = findInScripts([{ path: 'a.html', text }], undefined, undefined, undefined, (...page) =>
      unread.push(page),
    );
    expect(found.get('a.html')?.map(({ rule, range }) => [rule, range?.startLine])).toEqual([
      ['javascript:S3358', 7],
    ]);
    expect(unread).toEqual([]);
  });

  it('have the repository of TypeScript for such a component, and exclude imports that its template uses', () => {
    const script = "<script setup lang=\"ts\">\nimport A from './a';\nimport B from './b';\n</script>\n";
    expect(find(['a.vue', `${script}<template><B/></template>`])).toEqual({
      'a.vue': ['typescript:S1128 2'],
    });
  });
});
