import { proyectosAjenos } from '@mantenible/contracts/proyecto-ajeno';
import type { OrdenAjenos, Sentido } from '@mantenible/domain/proyecto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** Selection and order of other people's projects. */
export interface SeleccionAjenos {
  readonly buscar: string;
  readonly orden: OrdenAjenos;
  readonly sentido: Sentido;
}

/** GET /proyectos/otras-personas: one page; the previous one stays visible while the next is loaded. */
export function listarAjenosQuery(seleccion: SeleccionAjenos, pagina: number) {
  const params = { ...seleccion, pagina };
  return queryOptions({
    queryKey: ['proyectos', 'ajenos', params],
    queryFn: ({ signal }) => getJson('/proyectos/otras-personas', proyectosAjenos, { signal, params }),
    placeholderData: keepPreviousData,
  });
}
