/**
 * Cache options for reads of the scanning service: a return to the page within a minute sends no request. The server
 * retries once itself, which takes up to nine seconds; a retry from here would exceed ten.
 */
export const lecturaDeServicio = { staleTime: 60_000, gcTime: 300_000, retry: false } as const;

/** Prefix of the query keys of a project's analysis; 'Actualizar' invalidates all of them. */
export function clavesDeLectura(proyectoId: string) {
  return ['analisis', proyectoId] as const;
}
