import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6079', () => {
  it.each([
    ["it('a', (done) => {\ndone();\nf();\n});", [3]],
    ["it('a', (done) => {\nif (a) done();\nf();\n});", [3]],
    ["it('a', (cb) => {\ncb();\nf();\n});", [3]],
    ["it('a', (done) => {\nx(() => {\ndone();\ng();\n});\n});", [4]],
    ["it('a', async (done) => {\ndone();\nawait f();\n});", [3]],
    ["it('a', (done) => {\nfor (const a of b) {\ndone();\n}\nf();\n});", [5]],
    ["it('a', (done) => {\ndone();\ndone();\nf();\n});", [3]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    "it('a', (done) => {\nf();\ndone();\n});",
    "it('a', (done) => {\nif (a) { done(); return; }\nf();\n});",
    "it('a', (done) => {\ndone();\nreturn f();\n});",
    "it('a', (done) => {\ndone();\nconst z = f();\n});",
    "it('a', (done) => {\nsetTimeout(done);\nf();\n});",
    "it('a', ({ done }) => {\ndone();\nf();\n});",
    "it('a', (done) => {\nx(() => { done(); });\ng();\n});",
    "test('a', (done) => { done(); f(); });",
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
