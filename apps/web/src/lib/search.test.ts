import { expect, test } from 'vitest';

import { filterBySearch, normalizeSearch } from './search.ts';

test('normalization removes accents, case and surrounding blanks', () => {
  expect(normalizeSearch('  Métrica de ACOPLAMIENTO ñandú ')).toBe('metrica de acoplamiento nandu');
});

test('a search ignores accents and case on both sides', () => {
  const names = ['Complejidad ciclomática', 'Densidad', 'COMPLEJIDAD cognitiva'];
  const search = (text: string) => filterBySearch(names, text, (name) => name);
  expect(search('cómplejidad')).toEqual(['Complejidad ciclomática', 'COMPLEJIDAD cognitiva']);
  expect(search('CICLOMATICA')).toEqual(['Complejidad ciclomática']);
  expect(search('nada')).toEqual([]);
});

test('an empty or blank search keeps everything', () => {
  const names = ['a', 'b'];
  expect(filterBySearch(names, '', (name) => name)).toBe(names);
  expect(filterBySearch(names, '   ', (name) => name)).toBe(names);
});

test('the search is plain text, not a pattern', () => {
  expect(filterBySearch(['abc', 'a.c'], 'a.c', (name) => name)).toEqual(['a.c']);
});
