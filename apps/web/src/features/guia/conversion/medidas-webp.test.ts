import { expect, it } from 'vitest';

import { medidasWebp } from './medidas-webp.ts';

/** A file of that form with those bytes at a place. */
function archivo(forma: string, lugar: number, bytes: readonly number[]): Uint8Array {
  const datos = new Uint8Array(32);
  datos.set(new TextEncoder().encode(`RIFF....WEBP${forma}`));
  datos.set(bytes, lugar);
  return datos;
}

it.each([
  ['lossy', archivo('VP8 ', 26, [0x00, 0x05, 0xe8, 0x03])],
  ['lossless', archivo('VP8L', 21, [0xff, 0xc4, 0xf9, 0x00])],
  ['extended', archivo('VP8X', 24, [0xff, 0x04, 0, 0xe7, 0x03, 0])],
])('reads the size of a %s picture', (_forma, datos) => {
  expect(medidasWebp(datos)).toEqual({ ancho: 1280, alto: 1000 });
});

it('refuses another file', () => {
  expect(() => medidasWebp(new Uint8Array(32))).toThrow('not a WebP picture');
});
