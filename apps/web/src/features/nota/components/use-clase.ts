import { contar } from '@mantenible/wording/contar';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { calcularNotas } from '../api/calcular-notas.ts';

/** Computes the figures of the class. */
export function useCalculo(entregaId: string) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: () => calcularNotas(entregaId),
    onSuccess: async ({ calculadas }) => {
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito(`Se calcularon las cifras de ${contar(calculadas, 'entrega', 'entregas')}.`);
    },
    onError: (error) => {
      avisarError('No se pudieron calcular las cifras.', toApiProblem(error).mensaje);
    },
  });
}
