import { describe, expect, it } from 'vitest';

import { toTokenLines } from '../../duplication/token-lines.ts';
import { lines } from '../../testing/read-source.ts';
import { analyseVue } from './vue.ts';

const analyse = (...rows: readonly string[]) => analyseVue({ path: 'a.vue', text: lines(...rows) });
const ncloc = (...rows: readonly string[]) => analyse(...rows)?.counts.ncloc;

describe('Vue component', () => {
  it('takes its measures from its script, and counts lines of its template too', () => {
    const script = ['<script lang="ts">', '// header', 'const a: number = b ? 1 : 2;', '// c', '</script>'];
    expect(analyse('<template>', '<p v-if="a && b"/>', '</template>', ...script)?.counts).toEqual({
      ncloc: 6,
      comment_lines: 1,
      complexity: 1,
      cognitive_complexity: 1,
      lines_to_cover: 1,
      functions: 0,
      classes: 0,
      statements: 1,
    });
  });

  it('may have two scripts, or none', () => {
    expect(analyse('<script setup>', 'a();', '</script>', '<script>b();</script>')?.counts).toMatchObject({
      ncloc: 4,
      statements: 2,
    });
    expect(analyse('<template><p/></template>')?.counts).toMatchObject({ ncloc: 1, statements: 0 });
  });

  it('is not analysable when its script is not', () => {
    expect(analyse('<script>', 'let a = ;', '</script>')).toBeNull();
    expect(analyse('<script>', 'let a: b;', '</script>')?.counts.ncloc).toBe(3);
  });

  it('keeps the lines of the file, whatever stands before the script', () => {
    const analysis = analyse(
      '<template>',
      '<p/>',
      '</template>',
      '<script>',
      'a(); // NOSONAR',
      'b(); // NOSONAR',
      '</script>',
    );
    expect(analysis?.noSonarLines).toEqual([5, 6]);
  });

  it('lends the tags of its scripts to duplication', () => {
    const analysis = analyse('<template/>', '<script', ' setup>', 'a;', '</script>');
    expect(analysis?.tokenLines).toEqual(
      toTokenLines([
        { line: 2, text: '<script>' },
        { line: 4, text: 'a' },
        { line: 4, text: ';' },
        { line: 5, text: '</script>' },
      ]),
    );
  });
});

describe('lines of code of the markup', () => {
  it('are those of tags and text, not of comments', () => {
    expect(ncloc('<template>', '', '<p>', ' text', '', ' <!-- a', ' b -->', '</p>', '</template>')).toBe(5);
  });

  it('are all lines of a plain value, and those of a directive with text', () => {
    expect(ncloc('<template>', '<p class="a', '', 'b"/>', '</template>')).toBe(5);
    expect(ncloc('<template>', '<p :class="a', '', 'b"/>', '</template>')).toBe(4);
  });

  it('are rules of styles, without their comments, when there is a template', () => {
    const style = ['<style>', '/* a', '*/ .b {', '', '}', '</style>'];
    expect(ncloc(...style)).toBe(0);
    expect(ncloc('<template/>', ...style)).toBe(5);
  });

  it('are the tags alone of other blocks', () => {
    expect(ncloc('<template/>', '<i18n>', '{ "a": 1 }', '</i18n>')).toBe(3);
  });

  it('are only the tags of scripts without an HTML template', () => {
    expect(ncloc('<template lang="pug">', 'p a', '</template>', '<script>', '</script>')).toBe(2);
  });

  it('are not the text of a script in the template', () => {
    expect(ncloc('<template>', '<script>', 'a', '</script>', '</template>')).toBe(4);
  });
});
