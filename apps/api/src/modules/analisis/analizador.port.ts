import type { Ambito } from '@mantenible/domain/ambito';
import type { AnalizadorRepositorios, PeticionAnalisis, PeticionPasado } from '@mantenible/domain/analisis';

/** Analyses repositories within the limits of this server and computes the fingerprint of what a result depends on. */
export interface Analizador extends Pick<AnalizadorRepositorios, 'punta' | 'barrer'> {
  /** Changes whenever the same text may give another result. */
  readonly version: string;
  analizar(peticion: Omit<PeticionAnalisis, 'limites'>): ReturnType<AnalizadorRepositorios['analizar']>;
  pasado(peticion: Omit<PeticionPasado, 'limites'>): ReturnType<AnalizadorRepositorios['pasado']>;
  /** Fingerprint of the inputs beside the commit: version, limits, link, and the project's own scope. */
  huella(enlace: string, ambito: Ambito | null): string;
}
