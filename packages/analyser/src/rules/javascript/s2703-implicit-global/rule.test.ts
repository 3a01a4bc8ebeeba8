import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['a = 1;\na = 2;', [1]],
  ['function f() { b += 1; }', [1]],
  ['for (c of d) {}', [1]],
  ['ko = Ember = Polymer = React = vi = vitest = $Flow = $Shape = 1;', [1, 1, 1, 1, 1, 1, 1, 1]],
])('finds an implicit global in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each([
  '_ = d3 = moment = Backbone = google = sap = 1;',
  'OpenLayers = dojo = dojox = dijit = casper = 1;',
  'sum = log = emit = send = spawn = gc = runCommand = loadClass = YUI = 1;',
  '$ReadOnly = mixed = $Keys = any = 1;',
  'let a; a = 1;',
  'window = 1; module = 2; $ = 3;',
  'a.b = 1;',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});
