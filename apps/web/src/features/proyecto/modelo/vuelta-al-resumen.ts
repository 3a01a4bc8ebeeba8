import { useLocation } from 'react-router';

import { paths } from '../../../lib/paths.ts';

/** Navigation state of a link from the project's page to its form. */
export const desdeResumen = { desde: 'resumen' } as const;

/** Page that follows the form of a stored project: the one that led to it, otherwise the list. */
export function useVueltaDelFormulario(id: string): string {
  const state: unknown = useLocation().state;
  const deResumen =
    typeof state === 'object' && state !== null && 'desde' in state && state.desde === desdeResumen.desde;
  return deResumen ? paths.proyecto.href({ id }) : paths.listaProyectos.href();
}
