import type { OpcionesPdf } from './informe-prueba/layout.ts';
import type { InformePrueba } from './informe-prueba/model.ts';

export { crearInforme } from './informe-prueba/model.ts';
export type { InformePrueba, OpcionesPdf };

/** The PDF of a test's report. jsPDF and the font are loaded on the first call. */
export async function crearInformePdf(
  modelo: InformePrueba,
  opciones: OpcionesPdf = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { dibujarInforme } = await import('./informe-prueba/layout.ts');
  return dibujarInforme(modelo, opciones);
}
