import { indice } from '@mantenible/rule-cards/indice';
import { expect, it } from 'vitest';

import { Refusal } from '../refusal.ts';
import { describeRule, listRules } from './rules.ts';

it('explains every rule that it lists, by the key that it lists', () => {
  for (const { clave, titulo } of indice.values()) {
    expect(listRules(null)).toContain(clave);
    const [first, , title] = describeRule(clave).split('\n');
    expect([first, title]).toEqual([clave, titulo]);
  }
});

it('explains a key of a repository, in any case, and of all languages without one', () => {
  expect(describeRule('typescript:S3776')).toMatch(/^typescript:S3776\n/u);
  const headings = describeRule('s3776').match(/^\w+:S3776$/gmu);
  expect(headings).toEqual(['javascript:S3776', 'python:S3776']);
  expect(() => describeRule('css:S3776')).toThrow(Refusal);
});

it.each(['javascript', 'typescript', 'python', 'css', 'html', 'docker'])(
  'lists the rules of %s',
  (lenguaje) => {
    const keys = listRules(lenguaje).match(/^ {2}\w+:\w+/gmu) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.length).toBeLessThan(indice.size);
  },
);

it('refuses another language, with those that there are', () => {
  expect(() => listRules('rust')).toThrow('son javascript, typescript, python, css, html, docker.');
});
