import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { cambiarObservacion } from '../api/cambiar-observacion.ts';
import { eliminarObservacion } from '../api/eliminar-observacion.ts';

interface Cambio {
  readonly id: string;
  readonly cambio: { readonly resuelta: boolean } | { readonly texto: string };
  /** The version whose words change. */
  readonly etag?: string | null;
}

/** Settles, opens, changes and deletes comments of the delivery at this address. */
export function useCambios() {
  const { entregaId = '', proyecto = '' } = useParams();
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const comun = {
    onMutate: resolver,
    onSuccess: () => cliente.invalidateQueries({ queryKey: ['comentarios', entregaId, proyecto] }),
    onError: (error: Error) => {
      avisarError('No se pudo cambiar el comentario.', toApiProblem(error).mensaje);
    },
  };
  return {
    cambio: useMutation({
      ...comun,
      mutationFn: ({ id, cambio, etag = null }: Cambio) =>
        cambiarObservacion(entregaId, proyecto, id, cambio, etag),
    }),
    borrado: useMutation({
      ...comun,
      mutationFn: (id: string) => eliminarObservacion(entregaId, proyecto, id),
    }),
  };
}
