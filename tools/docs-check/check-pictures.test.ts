import { expect, it } from 'vitest';

import { checkPictures } from './check-pictures.ts';

const texts = [
  '![Una](imagenes/una.webp)',
  '![Otra](docs/imagenes/otra.webp)',
  '![Vieja](imagenes/vieja.png)',
];

it('accepts small WebP pictures that a document shows', () => {
  const pictures = new Map([
    ['docs/imagenes/una.webp', 120_000],
    ['docs/imagenes/otra.webp', 1],
  ]);
  expect(checkPictures(pictures, texts)).toEqual([]);
});

it('names what no document shows, and what is too large or of another format', () => {
  const pictures = new Map([
    ['docs/imagenes/una.webp', 120_001],
    ['docs/imagenes/sobra.webp', 1],
    ['docs/imagenes/vieja.png', 1],
  ]);
  expect(checkPictures(pictures, texts)).toEqual([
    'docs/imagenes/una.webp pasa de 120 kB',
    'docs/imagenes/sobra.webp ningún documento la muestra',
    'docs/imagenes/vieja.png no es WebP',
  ]);
});
