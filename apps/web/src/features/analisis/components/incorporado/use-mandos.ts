import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { useAvisos } from '../../../../ui/aviso/index.ts';
import { estadoAnalisisQuery } from '../../api/estado-analisis.ts';
import { cancelarAnalisis, iniciarAnalisis } from '../../api/mandar-analisis.ts';

/** Starting and cancelling: afterwards the focus stands on the panel's title, since the button that had it is gone. */
export function useMandos(proyectoId: string, titulo: RefObject<HTMLElement | null>) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { queryKey } = estadoAnalisisQuery(proyectoId, false);
  const releer = () => cliente.invalidateQueries({ queryKey });
  const iniciar = useMutation({
    onMutate: resolver,
    mutationFn: () => iniciarAnalisis(proyectoId),
    onSuccess: (situacion) => {
      cliente.setQueryData(queryKey, situacion);
      titulo.current?.focus();
    },
    onSettled: releer,
    onError: (causa) => {
      const { status, mensaje } = toApiProblem(causa);
      // One is running already, begun in another window: it is shown as it goes.
      if (status !== 409) avisarError('No se pudo iniciar el análisis.', mensaje);
    },
  });
  const cancelar = useMutation({
    onMutate: resolver,
    mutationFn: () => cancelarAnalisis(proyectoId),
    onSuccess: async () => {
      await releer();
      titulo.current?.focus();
    },
    onError: (causa) => {
      avisarError('No se pudo cancelar el análisis.', toApiProblem(causa).mensaje);
      void releer();
    },
  });
  return {
    iniciando: iniciar.isPending,
    cancelando: cancelar.isPending,
    iniciar: () => {
      iniciar.mutate();
    },
    cancelar: () => {
      cancelar.mutate();
    },
  };
}
