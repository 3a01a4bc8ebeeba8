import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['interface P { a: string }\nfunction A(props: P) { return <b>{props.a}</b>; }', [2]],
  ['function A(\n  props: { a: string },\n) { return <b />; }', [2]],
  ['function A({ a }: { a: string }) { return <></>; }', [1]],
])('finds a component with mutable properties in %j', (text, lines) => {
  expect(findLines(rule, text, 'a.tsx')).toEqual(lines);
});

test.each([
  'function A(props: { readonly a: string }) { return <b />; }',
  'interface P { a: string } function A(props: Readonly<P>) { return <b />; }',
  'interface P { a: string } const A = (props: P) => <b />;',
  'interface P { a: string } function a(props: P) { return <b />; }',
  'function A(props: { a: string }) { return null; }',
  'function A(props: { a: string } & { b: string }) { return <b />; }',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text, 'a.tsx')).toEqual([]);
});
