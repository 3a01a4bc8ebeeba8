import { describe, expect, it } from 'vitest';

import { leerArgumentos } from './argumentos.ts';

describe('the arguments of analizar', () => {
  it('name a folder or a link, and may name a branch', () => {
    expect(leerArgumentos(['src'])).toEqual({ objetivo: 'src', rama: null, json: false });
    expect(leerArgumentos(['https://x/r', '--rama', 'main', '--json'])).toEqual({
      objetivo: 'https://x/r',
      rama: 'main',
      json: true,
    });
    expect(leerArgumentos(['--json', 'src'])).toEqual({ objetivo: 'src', rama: null, json: true });
  });

  it.each([[[]], [['a', 'b']], [['a', '--nada']], [['a', '--rama']]])(
    'are refused when they are %j',
    (args) => {
      expect(() => leerArgumentos(args)).toThrow('Uso: npm run --silent analizar');
    },
  );
});
