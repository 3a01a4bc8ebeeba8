import { describe, expect, it } from 'vitest';

import { templateNames } from './template-names.ts';

const namesOf = (template: string) =>
  templateNames(`<script setup>a</script>\n<template>${template}</template>`)?.names ?? [];

describe('names that a template uses', () => {
  it.each([
    ['<MyPart/>', 'MyPart'],
    ['<my-part/>', 'MyPart'],
    ['<part></part>', 'Part'],
    ['<ns.Part/>', 'ns'],
    ['<p v-focus.now>a</p>', 'vFocus'],
    ['<p :a="b.c(d)"/>', 'd'],
    ['<p @click="go()"/>', 'go'],
    ['<p v-if="[...list].length"/>', 'list'],
    ['<p>a {{ one }} b {{ b + two }}</p>', 'two'],
    ['<p>1 < 2 {{ three }}</p>', 'three'],
  ])('%s uses %s', (template, name) => {
    expect(namesOf(template)).toContain(name);
  });

  it('are neither text nor comments, nor members, keys and strings', () => {
    expect(namesOf('<p class="b" :a="c.d({ e: \'f\' })">g<!-- {{ h }} --></p>')).toEqual(['p', 'P', 'c']);
  });

  it('are unknown in other languages, and for scripts without setup', () => {
    const setup = '<script setup>a</script>';
    expect(templateNames(`<template lang="pug">\nA\n</template>${setup}`)?.names).toEqual([]);
    expect(templateNames('<template><A/></template><script>a</script>')).toBeNull();
  });
});
