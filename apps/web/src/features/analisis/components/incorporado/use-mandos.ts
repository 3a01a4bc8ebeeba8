import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { useAvisos } from '../../../../ui/aviso/index.ts';
import { leerSituacionQuery } from '../../api/leer-situacion.ts';
import { cancelarAnalisis } from '../../api/cancelar-analisis.ts';
import { iniciarAnalisis } from '../../api/iniciar-analisis.ts';

/** Start and cancel; afterwards the focus moves to the panel's title, since the focused button disappears. */
export function useMandos(proyectoId: string, titulo: RefObject<HTMLElement | null>) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { queryKey } = leerSituacionQuery(proyectoId, false);
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
      // Another window has started an analysis: follow that one.
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
