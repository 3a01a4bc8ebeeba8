import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { cancelarPasado } from '../api/cancelar-pasado.ts';
import { iniciarPasado } from '../api/iniciar-pasado.ts';
import { leerPasadoQuery } from '../api/leer-pasado.ts';

/** Start and cancel; afterwards the focus moves to the panel's title, since the focused button disappears. */
export function useMandos(proyectoId: string, titulo: RefObject<HTMLElement | null>) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { queryKey } = leerPasadoQuery(proyectoId, false);
  const releer = () => cliente.invalidateQueries({ queryKey });
  const iniciar = useMutation({
    onMutate: resolver,
    mutationFn: () => iniciarPasado(proyectoId),
    onSuccess: (avance) => {
      cliente.setQueryData(queryKey, (antes) => antes && { ...antes, ...avance });
      titulo.current?.focus();
    },
    onSettled: releer,
    onError: (causa) => {
      avisarError('No se pudo iniciar el análisis de la historia.', toApiProblem(causa).mensaje);
    },
  });
  const cancelar = useMutation({
    onMutate: resolver,
    mutationFn: () => cancelarPasado(proyectoId),
    onSuccess: async () => {
      await releer();
      titulo.current?.focus();
    },
    onError: (causa) => {
      avisarError('No se pudo cancelar el análisis de la historia.', toApiProblem(causa).mensaje);
      void releer();
    },
  });
  return { iniciar, cancelar };
}
