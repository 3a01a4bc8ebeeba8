import { rubricaLeida } from '@mantenible/contracts/rubrica';
import { queryOptions } from '@tanstack/react-query';

import { openForm } from '../../../lib/forms/open-form.ts';
import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/rubrica: the rubric of a delivery with its versions; read at each opening, as its editor edits it. */
export function leerRubricaQuery(entregaId: string) {
  return queryOptions({
    queryKey: ['notas', entregaId, 'rubrica'],
    queryFn: ({ signal }) =>
      getJson(`/entregas/${encodeURIComponent(entregaId)}/rubrica`, rubricaLeida, { signal }),
    gcTime: 0,
    refetchOnReconnect: false,
    ...openForm,
  });
}
