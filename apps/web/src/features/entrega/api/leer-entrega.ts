import { entregaCompleta } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { classTimeout, getJson, getVersioned } from '../../../lib/http.ts';
import { openForm } from '../../../lib/forms/open-form.ts';
import type { ConsultaDeEntrega } from '../modelo/consulta.ts';

const url = (id: string) => `/entregas/${encodeURIComponent(id)}`;

/** The first read after the deadline takes the copies of all projects. */
const timeout = classTimeout;

/** Keeps what was read before, and nothing of another delivery. */
const deLaMisma =
  (id: string) =>
  <T>(antes: T | undefined, anterior: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    anterior?.queryKey[2] === id ? antes : undefined;

/** GET /entregas/{id}: the delivery with a page of what each project has; the previous page stays visible while the next is loaded. */
export function leerEntregaQuery(id: string, consulta: ConsultaDeEntrega) {
  return queryOptions({
    queryKey: ['entregas', 'una', id, consulta],
    queryFn: ({ signal }) => getJson(url(id), entregaCompleta, { signal, timeout, params: { ...consulta } }),
    placeholderData: deLaMisma(id),
  });
}

/** The delivery with its version, for its form. */
export function leerEntregaParaCambiarQuery(id: string) {
  return queryOptions({
    queryKey: ['entregas', 'formulario', id],
    queryFn: ({ signal }) => getVersioned(url(id), entregaCompleta, { signal, timeout }),
    ...openForm,
  });
}
