import type { MedidaDePauta } from './medida-de-pauta.ts';

/**
 * Key of the guideline of the starter content that asks exactly this question; null for a question that the sheet does not
 * cover, such as one of the starter content that was changed here.
 */
export async function buscarClave(pregunta: string): Promise<string | null> {
  const { default: preguntas } = await import('./preguntas.json');
  return preguntas.find((una) => una.pregunta === pregunta)?.clave ?? null;
}

/** How to measure a guideline of the starter content; null for one without an entry. */
export async function buscarMedida(clave: string): Promise<MedidaDePauta | null> {
  const { default: medidas } = await import('./medidas.json');
  return medidas.find((una) => una.clave === clave) ?? null;
}
