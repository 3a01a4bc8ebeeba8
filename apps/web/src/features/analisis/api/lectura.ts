/**
 * How readings of the scanning service are kept: leaving the page and returning within a minute asks nothing again.
 * The server tries twice itself and needs up to nine seconds for it; a further try from here would leave the page
 * without an answer for longer than ten.
 */
export const lecturaDeServicio = { staleTime: 60_000, gcTime: 300_000, retry: false } as const;

/** First part of the key of everything that is read for a project's analysis: 'Actualizar' reads all of it anew. */
export function clavesDeLectura(proyectoId: string) {
  return ['analisis', proyectoId] as const;
}
