import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1135', () => {
  it.each([
    ['FROM a:1\n# TODO: a\n# TODO b', [2]],
    ['FROM a:1\n# TODO\n', [2]],
    ['FROM a:1\n# a TODO b\n', [2]],
    ['FROM a:1\n#TODO\n', [2]],
    ['FROM a:1\n# TODOx\n', [2]],
    ['FROM a:1\n# xTODO\n', [2]],
    ['FROM a:1\n# TODO TODO\n', [2]],
    ['FROM a:1\n# x-TODO-y\n', [2]],
    ['FROM a:1\n# 1TODO\n', [2]],
    ['FROM a:1\n# _TODO_\n', [2]],
    ['FROM a:1\n# TODO2\n', [2]],
    ['FROM a:1\n   # TODO\n', [2]],
    ['FROM a:1\n# un.TODO\n', [2]],
    ['FROM a:1\nRUN ls\n# TODO:x\nRUN ls', [3]],
    ['# TODO\nFROM a:1\n', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\n# TODO',
    'FROM a:1\n# todo x',
    'FROM a:1\n# a TODO b',
    'FROM a:1\n#TODO',
    'FROM a:1\n# TODOx',
    'FROM a:1\n# xTODO',
    'FROM a:1\nRUN ls # TODO',
    'FROM a:1\nRUN ls \\\n # TODO\n && ls',
    'FROM a:1\n# método todo',
    'FROM a:1\n# mistodos',
    'FROM a:1\n# TODO TODO',
    'FROM a:1\nRUN <<EOF\n# TODO\nls\nEOF',
    'FROM a:1\n# x-TODO-y',
    'FROM a:1\n# 1TODO',
    'FROM a:1\n# _TODO_',
    'FROM a:1\n# TODO2',
    'FROM a:1\n# todo x\n',
    'FROM a:1\nRUN ls # TODO\n',
    'FROM a:1\nRUN ls \\\n # TODO\n && ls\n',
    'FROM a:1\n# método todo\n',
    'FROM a:1\n# mistodos\n',
    'FROM a:1\nRUN <<EOF\n# TODO\nls\nEOF\n',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
