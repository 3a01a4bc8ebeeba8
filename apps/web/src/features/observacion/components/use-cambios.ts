import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { cambiarObservacion } from '../api/cambiar-observacion.ts';

interface Cambio {
  readonly id: string;
  readonly cambio: { readonly resuelta: boolean } | { readonly texto: string };
  /** The version whose words change. */
  readonly etag?: string | null;
}

/** Settles, opens and changes comments of the delivery at this address; the form of the words asks what to do with a stale version (412). */
export function useCambios() {
  const { entregaId = '', proyecto = '' } = useParams();
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: ({ id, cambio, etag = null }: Cambio) =>
      cambiarObservacion(entregaId, proyecto, id, cambio, etag),
    onSuccess: () => cliente.invalidateQueries({ queryKey: ['comentarios', entregaId, proyecto] }),
    onError: (error) => {
      const { status, mensaje } = toApiProblem(error);
      if (status !== 412) avisarError('No se pudo cambiar el comentario.', mensaje);
    },
  });
}
