import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { react } from './react.ts';

const indexKey = react['S6479'];

describe('S6479: an array index as key', () => {
  const linesOf = (key: string) =>
    indexKey && findLines(indexKey, `export default list.map((a, i) => <A key={${key}} />);`, 'a.jsx');

  it.each(['i', '`a-${i}`', 'i.toString()', 'String(i)'])('is found in %s', (key) => {
    expect(linesOf(key)).toEqual([1]);
  });

  it.each(['a.id', "'a' + i", '`${a.id}-${i}`', '`${i}-${a.id}`'])('is not found in %s', (key) => {
    expect(linesOf(key)).toEqual([]);
  });
});

describe('S6441: an unused method of a component', () => {
  const linesOf = (text: string) =>
    react['S6441'] &&
    findLines(
      react['S6441'],
      `${text}\nclass A extends Component { b() {} render() { return 1; } }`,
      'a.jsx',
    );

  it.each([
    "import { Component } from 'react';",
    "import React from 'react'; import { Component } from './a';",
    "const { Component } = require('react');",
  ])('is found after %s', (text) => {
    expect(linesOf(text)).toEqual([2]);
  });

  it.each([
    '',
    "import { Component } from 'preact/compat';",
    "import { Component } from 'react/addons';",
    "export { Component } from 'react';",
  ])('is not found after %j, without an import of React', (text) => {
    expect(linesOf(text)).toEqual([]);
  });
});

describe('S6774: an undeclared property', () => {
  const linesOf = (text: string) => react['S6774'] && findLines(react['S6774'], text, 'a.jsx');

  it.each([
    'export const A = ({ b }) => <i>{b}</i>;',
    'export const A = ({ b }) => null;',
    'export function A(props) { use(props.b); return null; }',
    "export function A({ b }) { return React.createElement('i', null, b); }",
    'export class A extends Component { render() { return this.props.b; } }',
  ])('is found in %s', (text) => {
    expect(linesOf(text)).toEqual([1]);
  });

  it.each(['export const A = ({ b }) => b;', 'export const a = (props) => (props.b ? null : null);'])(
    'is not found in %s',
    (text) => {
      expect(linesOf(text)).toEqual([]);
    },
  );
});
