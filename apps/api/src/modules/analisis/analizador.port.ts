import type { AnalizadorRepositorios, PeticionAnalisis } from '@mantenible/domain/analisis';

/** Analyses repositories within this server's limits, and names what a result depends on. */
export interface Analizador extends Pick<AnalizadorRepositorios, 'punta' | 'barrer'> {
  /** Changes whenever the same text may give something else. */
  readonly version: string;
  analizar(peticion: Omit<PeticionAnalisis, 'limites'>): ReturnType<AnalizadorRepositorios['analizar']>;
  /** What the analysis of a link depends on beside the commit: version, limits, the link itself. */
  huella(enlace: string): string;
}
