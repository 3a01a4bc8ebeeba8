import { both, numbered, of, repeated, stacked, type HostileText } from './shapes.ts';

const chai = "import { expect } from 'chai';\n";
const inTest = `${chai}it('a', () => { `;

/** Texts that are analysed as tests, by the name of their file. */
export const hostileTests: readonly HostileText[] = of('a.test.js', {
  tests: repeated("it('a', () => { b(); });\n", chai),
  'tests with assertions': repeated("it('a', () => { expect(1).to.equal(1); });\n", chai),
  'statements of a test': repeated('b();', inTest, ' });'),
  'a chain of calls': repeated('.b()', `${inTest}a`, '; });'),
  'a chain of calls from a library': repeated('.b()', `${inTest}expect.a`, '; });'),
  'a chain of members': repeated('.b', `${inTest}a`, '; });'),
  'assertions without a call': repeated('.to', `${inTest}expect(1)`, '; });'),
  'uses of a long value': both(
    repeated('.b', `${chai}const z = expect.a`, ";\nit('a', () => { "),
    repeated('z();', '', ' });'),
  ),
  'uses of destructured names': both(
    numbered(
      (i) => `a${i},`,
      "const { expect } = require('chai');\nconst {",
      "} = require('b');\nit('a', () => { ",
    ),
    numbered((i) => `a${i}();`, '', ' });'),
  ),
  'variables of one another': both(
    numbered((i) => `const a${i} = a${i - 1};`, `${chai}const a0 = expect;\n`, "it('a', () => { "),
    numbered((i) => `a${i}();`, '', ' });'),
  ),
  'a long way to a value': (size) => {
    const members = '.b'.repeat(size / 60);
    const ways = Array.from({ length: 9 }, (_, i) => `const a${i + 1} = a${i}${members};\n`);
    return repeated('a9();', `${chai}const a0 = expect;\n${ways.join('')}it('a', () => { `, '});')(size);
  },
  'functions of one another': numbered(
    (i) => `function a${i}() { a${i + 1}(); a${i - 1}(); }\n`,
    chai,
    "it('a', () => a1());",
  ),
  'tests of one function': repeated("it('a', () => b());\n", `${chai}function b() { c(); }\n`),
  'nested suites': stacked(100, "describe('a', () => {", '', '});'),
  'nested tests': stacked(100, "it('a', () => {", 'b();', '});'),
  'arguments of a call': repeated('b(),', `${inTest}a(`, '); });'),
  'suites without tests': repeated("describe('a', () => {});\n", chai),
});
