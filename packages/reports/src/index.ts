import type { ComentariosInformados, HiloInformado } from './comentarios/model.ts';
import type { InformeAnalisis } from './analisis/model.ts';
import type { InformeComparacion } from './comparacion-pruebas/model.ts';
import type { OpcionesPdf } from './informe-prueba/layout.ts';
import type { InformePrueba } from './informe-prueba/model.ts';
import type { InformeMejora } from './mejora/model.ts';

export { crearInforme } from './informe-prueba/model.ts';
export { sinComentarios } from './comentarios/model.ts';
export type {
  ComentariosInformados,
  HiloInformado,
  InformeAnalisis,
  InformeComparacion,
  InformeMejora,
  InformePrueba,
  OpcionesPdf,
};

/** The PDF of a test's report. jsPDF and the font are loaded on the first call. */
export async function crearInformePdf(
  modelo: InformePrueba,
  opciones: OpcionesPdf = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { dibujarInforme } = await import('./informe-prueba/layout.ts');
  return dibujarInforme(modelo, opciones);
}

/** The PDF of an improvement plan; `zonaHoraria` is an IANA name, the machine's own where it is left out. */
export async function crearMejoraPdf(
  modelo: InformeMejora,
  { zonaHoraria }: Pick<OpcionesPdf, 'zonaHoraria'> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { dibujarMejora } = await import('./mejora/layout.ts');
  return dibujarMejora(modelo, zonaHoraria);
}

/** The PDF of a static analysis; `zonaHoraria` as for an improvement plan. */
export async function crearAnalisisPdf(
  modelo: InformeAnalisis,
  { zonaHoraria }: Pick<OpcionesPdf, 'zonaHoraria'> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { dibujarAnalisis } = await import('./analisis/layout.ts');
  return dibujarAnalisis(modelo, zonaHoraria);
}

/** The PDF of the comparison of two tests; `zonaHoraria` as for an improvement plan. */
export async function crearComparacionPdf(
  modelo: InformeComparacion,
  { zonaHoraria }: Pick<OpcionesPdf, 'zonaHoraria'> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { dibujarComparacion } = await import('./comparacion-pruebas/layout.ts');
  return dibujarComparacion(modelo, zonaHoraria);
}
