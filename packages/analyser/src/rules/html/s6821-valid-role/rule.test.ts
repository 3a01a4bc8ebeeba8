import { describe, expect, it } from 'vitest';

import { readPage } from '../engine/page.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6821', () => {
  it.each([
    ['<div role="meth"></div>', [1]],
    ['<div role></div>', [1]],
    ['<div role=""></div>', [1]],
    ['<div role="BUTTON"></div>', [1]],
    ['<div role=" button "></div>', [1]],
    ['<div role="button  link"></div>', [1]],
    ['<div role="nope nada"></div>', [1, 1]],
    ['<div role="widget"></div>', [1]],
    ['<div role="none"></div>', [1]],
    ['<div role="${r}"></div>', [1]],
    ['<div role="a{{ b }}"></div>', [1, 1, 1]],
    ['<Foo role="nope"></Foo>', [1]],
    ['<div role="button\ntab"></div>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div role="math"></div>',
    '<div role="button link"></div>',
    '<div role="button "></div>',
    '<div role=" "></div>',
    '<div role="{{ r }} nope"></div>',
    '<div role="{% if a %}x{% endif %}"></div>',
    '<div role="<?php echo $r; ?>"></div>',
    '<div :role="x"></div>',
    '<div role="doc-toc"></div>',
    '<!-- <div role="nope"> -->',
    '</div role="nope">',
    '<div role="button" role="nope"></div>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });

  it.each([
    ['meth', '«meth» no es un papel de ARIA que se pueda usar: elija uno de su lista.'],
    ['BUTTON', 'Escriba el papel «BUTTON» en minúsculas: «button».'],
    ['toolbar', 'SonarQube 10.7 no acepta «toolbar», aunque es un papel de ARIA.'],
    ['', 'Escriba en «role» un papel de ARIA.'],
    [' button', 'Escriba en «role» un papel de ARIA, sin espacios de más.'],
  ])('gives for %j what is wrong', (role, message) => {
    const found = rule(readPage(`<div role="${role}"></div>`));
    expect(found.map((one) => one.message)).toEqual([message]);
  });
});
