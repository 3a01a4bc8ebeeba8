import { entregaCompleta } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { getJson, getVersioned } from '../../../lib/http.ts';
import { openForm } from '../../../lib/forms/open-form.ts';

/** How often the state is read while analyses run, in milliseconds. */
const pausa = 3000;

const url = (id: string) => `/entregas/${encodeURIComponent(id)}`;

/** GET /entregas/{id}: the delivery with what each project has. */
export function leerEntregaQuery(id: string) {
  return queryOptions({
    queryKey: ['entregas', 'una', id],
    queryFn: ({ signal }) => getJson(url(id), entregaCompleta, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && data.analisis.pendientes + data.analisis.enCurso > 0 ? pausa : false,
  });
}

/** The delivery with its version, for its form. */
export function leerEntregaParaCambiarQuery(id: string) {
  return queryOptions({
    queryKey: ['entregas', 'formulario', id],
    queryFn: ({ signal }) => getVersioned(url(id), entregaCompleta, { signal }),
    ...openForm,
  });
}
