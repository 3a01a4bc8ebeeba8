import { contar } from '@mantenible/wording/contar';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { calcularNotas } from '../api/calcular-notas.ts';
import { crearPublicacion } from '../api/crear-publicacion.ts';

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

/** Publishes the marks that are ready, of one project or, with null, of all. */
export function usePublicacion(entregaId: string) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: (proyectos: readonly string[] | null) => crearPublicacion(entregaId, proyectos),
    onSuccess: async ({ publicadas }) => {
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      avisarExito(
        publicadas === 0
          ? 'No había notas nuevas que publicar.'
          : `Se ${publicadas === 1 ? 'publicó' : 'publicaron'} ${contar(publicadas, 'nota', 'notas')}.`,
      );
    },
    onError: async (error) => {
      avisarError('No se pudieron publicar las notas.', toApiProblem(error).mensaje);
      // A refusal because something changed asks to look again: the page shows what stands now.
      await cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
    },
  });
}
