import { describe, expect, it } from 'vitest';

import { lines } from '../../testing/read-source.ts';
import { readComponent } from './component.ts';

const blocksOf = (text: string) =>
  readComponent(text).map(({ name, lang, content }) => [name, lang, text.slice(content.start, content.end)]);

describe('blocks of a component', () => {
  it('are its tags at the top, with what stands between them', () => {
    const text = lines(
      '<!-- <script>no</script> -->',
      '<template lang="pug">p</template>',
      '<SCRIPT lang=ts setup>let a = "<b>";</SCRIPT>',
      '<style scoped>.a > b {}</style >',
      '<i18n src="./a.json" />',
    );
    expect(blocksOf(text)).toEqual([
      ['template', 'pug', 'p'],
      ['script', 'ts', 'let a = "<b>";'],
      ['style', null, '.a > b {}'],
      ['i18n', null, ''],
    ]);
  });

  it('let templates nest and nothing else', () => {
    const text = '<template><template #a><b/></template><template/></template><script>"<script>"</script>';
    expect(blocksOf(text)).toEqual([
      ['template', null, '<template #a><b/></template><template/>'],
      ['script', null, '"<script>"'],
    ]);
  });

  it('do not end in a comment of the template', () => {
    expect(blocksOf('<template><!-- </template> --><b/></template>')).toEqual([
      ['template', null, '<!-- </template> --><b/>'],
    ]);
  });

  it.each(['<a ', '<a></a', '<template>', '<template ', '</', '<!--', '<b/>', '<script></script '])(
    'are read in one pass over a text of %j',
    (part) => {
      const text = part.repeat(500_000 / part.length);
      expect(readComponent(text).length).toBeLessThan(text.length);
      expect(readComponent(`<template>${text}`)).toHaveLength(1);
    },
  );

  it.each([
    ['', []],
    ['text', []],
    ['</script>', []],
    ['<script>a', [['script', null, 'a']]],
    ['<script', [['script', null, '']]],
    ['<!-- <script>', []],
    ['< script>', []],
    ['<script>a</scripts></script', [['script', null, 'a</scripts>']]],
  ])('of %j are %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});
