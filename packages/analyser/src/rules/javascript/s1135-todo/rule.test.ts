import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1135', () => {
  it.each([
    ['// todo\n/* TODO a\n TODO b */', [1, 2, 3]],
    ['// a todo of todos', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['// mytodos', '// todos.map((todo) => f(todo))'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
