import { mismoRepositorio } from '../proyecto/index.ts';

/** What may differ between two analyses besides the code, or between an analysis and its project today. */
export const cambiosEntreAnalisis = ['analizador', 'alcance', 'enlace', 'rama'] as const;
export type CambioEntreAnalisis = (typeof cambiosEntreAnalisis)[number];

/** Link, branch, scope and version of the analyser of an analysis, or of a project today; null or absent where unknown. */
export interface Procedencia {
  readonly enlace: string | null;
  readonly rama: string | null;
  readonly analizador: string | null;
  /** Text that is equal for equal scopes. */
  readonly alcance?: string | null | undefined;
}

/** How an analysis differs from its project, or from another analysis. An unknown part differs from nothing. */
export function cambiosEntre(una: Procedencia, otra: Procedencia): readonly CambioEntreAnalisis[] {
  return cambiosEntreAnalisis.filter((parte) => {
    const [a = null, b = null] = [una[parte], otra[parte]];
    if (a === null || b === null) return false;
    return parte === 'enlace' ? !mismoRepositorio(a, b) : a !== b;
  });
}

/** Whether both are of one branch of one repository: figures of other code give no proposal, check, tie or trend. */
export function esDelMismoCodigo(cambios: readonly CambioEntreAnalisis[]): boolean {
  return !cambios.includes('enlace') && !cambios.includes('rama');
}

/** Whether the figures of both have a difference: those of two scopes measure other files. */
export function seComparan(cambios: readonly CambioEntreAnalisis[]): boolean {
  return !cambios.includes('alcance');
}
