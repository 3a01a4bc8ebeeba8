import type { Page } from '@playwright/test';

import { ventanas } from './picture.ts';

/** Texts of buttons whose label, on a telephone, is off the middle or in lines too low for the lower parts of its letters. */
export async function etiquetasTorcidas(page: Page): Promise<string[]> {
  const antes = page.viewportSize() ?? ventanas.escritorio;
  await page.setViewportSize(ventanas.movil);
  const torcidas = await page.locator('.mantine-Button-root').evaluateAll((botones) =>
    botones.flatMap((boton) => {
      const etiqueta = boton.querySelector('.mantine-Button-label');
      if (etiqueta === null) return [];
      const [fuera, dentro] = [boton.getBoundingClientRect(), etiqueta.getBoundingClientRect()];
      const desvio = Math.abs(fuera.top + fuera.bottom - dentro.top - dentro.bottom) / 2;
      const bajo = dentro.height < Number.parseFloat(getComputedStyle(etiqueta).fontSize) * 1.3;
      return desvio > 1 || bajo ? [boton.textContent] : [];
    }),
  );
  await page.setViewportSize(antes);
  return torcidas;
}

/** Texts of buttons whose label, at 800 px, takes more lines than it has words: a word is broken. */
export async function etiquetasPartidas(page: Page): Promise<string[]> {
  const antes = page.viewportSize() ?? ventanas.escritorio;
  await page.setViewportSize({ width: 800, height: 900 });
  const partidas = await page.locator('.mantine-Button-label').evaluateAll((etiquetas) =>
    etiquetas.flatMap(({ textContent, firstChild }) => {
      if (firstChild === null) return [];
      const rango = document.createRange();
      rango.selectNodeContents(firstChild);
      const lineas = new Set([...rango.getClientRects()].map(({ top }) => Math.round(top)));
      return lineas.size > textContent.trim().split(/\s+/u).length ? [textContent] : [];
    }),
  );
  await page.setViewportSize(antes);
  return partidas;
}
