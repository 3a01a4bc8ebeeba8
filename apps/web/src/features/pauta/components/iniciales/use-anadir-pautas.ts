import { contar } from '@mantenible/wording/contar';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { avisarExito, avisarNota, useAvisos } from '../../../../ui/aviso/index.ts';
import { anadirPautasIniciales } from '../../api/anadir-pautas-iniciales.ts';
import { labels } from '../../labels.ts';

/** Adds starter guidelines, reports their number, and reloads the catalogue. */
export function useAnadirPautas(onHecho: () => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: anadirPautasIniciales,
    onSuccess: async (anadidas) => {
      if (anadidas === 0) avisarNota(labels.nadaAnadido);
      else avisarExito(`${contar(anadidas, 'pauta añadida', 'pautas añadidas')} exitosamente`);
      onHecho();
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'pendientes' });
    },
    onError: (error) => {
      avisarError(labels.errorAnadir, toApiProblem(error).mensaje);
      onHecho();
    },
  });
  return {
    anadiendo: mutation.isPending,
    anadir: (claves: readonly string[]) => {
      if (mutation.isPending) return;
      resolver();
      mutation.mutate(claves);
    },
  };
}
