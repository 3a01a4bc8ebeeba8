import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S125', () => {
  it.each([
    ['z{q:r}\n/* color: red; */\n', 'css', [2]],
    ['z{q:r}\n/* a { color: red; } */\n', 'css', [2]],
    ['z{q:r}\n/* a { color: red } */\n', 'css', [2]],
    ['z{q:r}\n/* .a { } */\n', 'css', [2]],
    ['z{q:r}\n/* a {} */\n', 'css', [2]],
    ['z{q:r}\n/* @media print { a { b: c } } */\n', 'css', [2]],
    ['z{q:r}\n/* @import "x"; */\n', 'css', [2]],
    ['z{q:r}\n/* Note: this is text; */\n', 'css', [2]],
    ['z{q:r}\n/* display:none; color:red */\n', 'css', [2]],
    ['z{q:r}\n/* margin-left: auto; margin-right: auto */\n', 'css', [2]],
    ['z{q:r}\n/* color : red; */\n', 'css', [2]],
    ['z{q:r}\n/* .a2 { --b: c } */\n', 'css', [2]],
    ['// color: red;\n', 'scss', [1]],
    ['// a { color: red; }\n', 'scss', [1]],
    ['// a {\n//  b: c;\n// }\n', 'scss', [2]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it.each([
    ['z{q:r}\n/* color: red */\n', 'css'],
    ['z{q:r}\n/* a { */\n', 'css'],
    ['z{q:r}\n/* Note: this is text */\n', 'css'],
    ['z{q:r}\n/* TODO: fix me */\n', 'css'],
    ['z{q:r}\n/* text color: red; more */\n', 'css'],
    ['z{q:r}\n/* Hello; world */\n', 'css'],
    ['z{q:r}\n/* color: red; / */\n', 'css'],
    ['z{q:r}\n/* {} */\n', 'css'],
    ['z{q:r}\n/* x { y } */\n', 'css'],
    ['z{q:r}\n/* 1: b; */\n', 'css'],
    ['z{q:r}\n/* a b: c; */\n', 'css'],
    ['z{q:r}\n/* === color: red; === */\n', 'css'],
    ['z{q:r}\n/* // color: red; */\n', 'css'],
    ['/*! color: red; */', 'css'],
    ['z{q:r}\n/* --colour2: red; */\n', 'css'],
    ['$a: b;\n/* $colour2: red; */\n', 'scss'],
    ['// color: red\n', 'scss'],
  ] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
