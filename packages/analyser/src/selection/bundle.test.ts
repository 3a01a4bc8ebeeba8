import { describe, expect, it } from 'vitest';

import { looksLikeBundle } from './bundle.ts';

describe('bundle', () => {
  it.each([
    '/* x */ (function(){ a(); })();',
    '/* x\n y */\n\n!function () {}();',
    '/*! x */;function a(b) {}',
    '/**/+function a(){}();',
    'var a; /* x */ /* y */ (function(){})();',
  ])('is %j', (text) => {
    expect(looksLikeBundle(text)).toBe(true);
  });

  it.each([
    '',
    '(function(){})();',
    '// x\n(function(){})();',
    '/* x */ function a() {}',
    '/* x */ a(function () {});',
    '/* x */ (() => {})();',
    '/* x */ (function 1(){})();',
    '/* x */ !function  a (){}();',
    '/* x */ (function a\n(){})();',
    '/* x */ (\n  function () {}\n);',
    '/* never closed (function(){})();',
    `/* x */${' '.repeat(2048)}(function(){})();`,
  ])('is not %j', (text) => {
    expect(looksLikeBundle(text)).toBe(false);
  });

  it.each(['/*', '/**/', '/**/ (function ', `/**/${' '.repeat(2000)}(`])(
    'is decided in linear time for a text of %j',
    (part) => {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      expect(looksLikeBundle(text)).toBe(false);
    },
  );
});
