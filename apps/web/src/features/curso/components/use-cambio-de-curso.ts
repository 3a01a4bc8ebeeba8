import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';

/** Runs a change of a course, reads the course again, and reports a refusal under this sentence, unless `alCambiar` takes a stale version (412). */
export function useCambioDeCurso(fallo: string, alCambiar: (() => void) | null = null) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: (cambio: () => Promise<unknown>) => cambio(),
    onSuccess: async () => {
      for (const queryKey of [['curso'], ['cursos'], ['clase'], ['resumen-de-clase']])
        await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      const { status, mensaje } = toApiProblem(error);
      if (status === 412 && alCambiar) alCambiar();
      else avisarError(fallo, mensaje);
    },
  });
}
