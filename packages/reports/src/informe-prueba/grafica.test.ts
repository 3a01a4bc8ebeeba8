import { expect, it } from 'vitest';

import { crearInformePdf } from '../index.ts';
import { leerPdf } from '../testing/leer-pdf.ts';
import { modeloDe } from '../testing/modelo.fixture.ts';
import { encajar } from './grafica.ts';

/** A green picture of 4 by 2 pixels. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGPQr/WHIwZkDgBlEgfZ3dO4cAAAAABJRU5ErkJggg==';

async function primeraPagina(grafica: string | undefined) {
  const { paginas } = await leerPdf(await crearInformePdf(modeloDe(), { grafica, zonaHoraria: 'UTC' }));
  return { imagenes: paginas[0]?.imagenes, barras: (paginas[0]?.texto.match(/85,26/gu) ?? []).length === 3 };
}

it('keeps the proportion of the picture within the page', () => {
  expect(encajar(2, 180)).toEqual({ ancho: 180, alto: 90 });
  expect(encajar(0.5, 180)).toEqual({ ancho: 70, alto: 140 });
});

it('prints the given picture in place of the bars', async () => {
  expect(await primeraPagina(png)).toEqual({ imagenes: 1, barras: false });
});

it('draws bars of its own without a picture', async () => {
  expect(await primeraPagina(undefined)).toEqual({ imagenes: 0, barras: true });
});

it.each(['data:image/png;base64,AAAA', 'no es una imagen', ''])(
  'draws bars when the picture cannot be read: %j',
  async (grafica) => {
    expect(await primeraPagina(grafica)).toEqual({ imagenes: 0, barras: true });
  },
);
