import { describe, expect, it } from 'vitest';

import { javascript, typescript } from './javascript.ts';

describe('dialects', () => {
  it.each(['a.js', 'a.jsx', 'a.cjs', 'a.mjs', 'A.JSX'])('%s is JavaScript with JSX', (path) => {
    expect(javascript.analyse({ path, text: 'let a = <b/>;' })).not.toBeNull();
    expect(javascript.analyse({ path, text: 'let a = <b>c;' })).toBeNull();
  });

  it.each(['a.ts', 'a.cts', 'a.d.ts', 'A.TS'])('%s is TypeScript without JSX', (path) => {
    expect(typescript.analyse({ path, text: 'let a = <b>c;' })).not.toBeNull();
    expect(typescript.analyse({ path, text: 'let a = <b/>;' })).toBeNull();
  });

  it.each(['a.tsx', 'A.TSX'])('%s is TypeScript with JSX', (path) => {
    expect(typescript.analyse({ path, text: 'let a: B = <b/>;' })).not.toBeNull();
  });

  it('takes a component for JavaScript in markup', () => {
    expect(javascript.analyse({ path: 'A.Vue', text: '<script>a();</script>' })?.counts.statements).toBe(1);
    expect(javascript.analyse({ path: 'a.js', text: '<script>a();' })).toBeNull();
  });
});
