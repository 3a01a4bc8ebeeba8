import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Presses 'Descargar PDF' and answers the text of what comes, on one line. */
export async function descargarPdf(page: Page): Promise<string> {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const archivo = await descarga;
  expect(archivo.suggestedFilename()).toMatch(/\.pdf$/);
  const paginas = await textOfPdf(new Uint8Array(await readFile(await archivo.path())));
  return paginas.join(' ').replaceAll(/\s+/g, ' ');
}

/** The text of a PDF, page by page, with the pieces of a line joined as they stand in the file. */
async function textOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}
