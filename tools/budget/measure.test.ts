import { describe, expect, it } from 'vitest';

import { filesOf, weigh } from './measure.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'], css: ['assets/main.css'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'src/app/routes/landing.tsx': { file: 'assets/landing.js', isDynamicEntry: true, imports: ['index.html'] },
  'src/app/routes/lista.tsx': {
    file: 'assets/lista.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_table.js'],
  },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'] },
  'src/features/informe/pdf.ts': { file: 'assets/pdf.js', isDynamicEntry: true },
};

describe('filesOf', () => {
  it('follows static imports, each once, around cycles, with their styles', () => {
    expect(filesOf(manifest, ['index.html'])).toEqual({
      js: ['assets/main.js', 'assets/react.js', 'assets/shared.js'],
      css: ['assets/main.css'],
    });
  });
});

describe('weigh', () => {
  const sizes: Record<string, number> = {
    'assets/main.js': 100_000,
    'assets/table.js': 200_000,
    'assets/main.css': 30_000,
  };
  const weighed = (changes: Record<string, number> = {}) =>
    weigh(manifest, (file) => ({ ...sizes, ...changes })[file] ?? 1000);

  it('weighs the landing page and each route with the entry, and no library that is loaded on demand', () => {
    expect(weighed()).toEqual([
      { route: '/', js: 103_000, css: 30_000, problem: null },
      { route: 'src/app/routes/lista.tsx', js: 303_000, css: 31_000, problem: null },
    ]);
  });

  it('refuses a landing page with too much JavaScript or too much style', () => {
    expect(weighed({ 'assets/landing.js': 97_001 + 1000 })[0]?.problem).toBe('más de 200 kB de JavaScript');
    expect(weighed({ 'assets/main.css': 40_001 })[0]?.problem).toBe('más de 40 kB de CSS');
  });

  it('refuses a route whose scripts and styles together are too much', () => {
    expect(weighed({ 'assets/table.js': 226_001 })[1]?.problem).toBe('más de 360 kB');
    expect(weighed({ 'assets/table.js': 226_000 })[1]?.problem).toBeNull();
  });

  it('refuses a route of too many files', () => {
    const parts = (count: number) =>
      Array.from({ length: count }, (_, i) => [`_${i}.js`, { file: `assets/${i}.js` }] as const);
    const withParts = (count: number) => {
      const all = parts(count);
      const lista = { ...manifest['src/app/routes/lista.tsx'], imports: all.map(([key]) => key) };
      return weigh(
        { ...manifest, ...Object.fromEntries(all), 'src/app/routes/lista.tsx': lista },
        () => 1000,
      );
    };
    // The entry has three scripts and a style; the route itself is one more.
    expect(withParts(35)[1]?.problem).toBeNull();
    expect(withParts(36)[1]?.problem).toBe('más de 40 archivos');
  });

  it('does not pass a manifest without entry', () => {
    expect(() => weigh({}, () => 0)).toThrow('no entry');
  });
});
