import { describe, expect, it } from 'vitest';

import type { Dialect } from '../../languages/javascript/syntax.ts';
import { lines, readSource } from '../../testing/read-source.ts';
import { linesToCover } from './javascript.ts';

const of = (text: string, dialect: Dialect = 'jsx') => linesToCover(readSource(text, dialect));

describe('lines to cover of JavaScript', () => {
  it('are those where statements begin', () => {
    const text = lines(
      "'use strict';",
      'function a(b,',
      '  c) {',
      '  if (b) {',
      '    return c;',
      '  } else {',
      '    throw b;',
      '  }',
      '}',
      'switch (a) {',
      '  case 1:',
      '    b(1,',
      '      2);',
      '    break;',
      '  default:',
      '}',
    );
    expect(of(text)).toBe(7);
  });

  it('count a line once', () => {
    expect(of('a(); b(); if (c) d();')).toBe(1);
  });

  it.each([
    'try {\n a();\n} catch (e) {\n b();\n} finally {\n c();\n}',
    'a:\nfor (let i = 0;\n i < 1;\n i++) {\n continue a;\n}\ndebugger;',
    'do {\n a();\n} while (b);\nwhile (c)\n d();',
    'for (\n const a of b)\n c();\nfor (const d in e)\n f();',
    'export const a = 1;\nlet b;\nvar c,\n d;\nexport default 1;\nwith (a)\n b();',
  ])('are four or five in %j', (text) => {
    expect([4, 5]).toContain(of(text));
  });

  it.each([
    ['function a() {}\nclass B {\n c = 1;\n d() {}\n}', 0],
    ['import a from "a";\nexport { b } from "b";\nexport default a;', 0],
    [';\n{\n}\n', 0],
    ['const a = () =>\n b();', 1],
    ['// a\n', 0],
  ])('%j has %i', (text, count) => {
    expect(of(text)).toBe(count);
  });

  it('are 0 in types', () => {
    const text =
      'type A = 1;\ninterface B {\n c: 1\n}\nenum D {\n e = 1\n}\ndeclare function f(): void;\nnamespace G {\n}';
    expect(of(text, 'ts')).toBe(0);
  });

  it('include those of declared variables', () => {
    expect(of('declare const a: string;\ndeclare module "b" {\n let c: number;\n}', 'ts')).toBe(2);
  });
});
