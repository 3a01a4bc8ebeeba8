import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { avisarExito, useAvisos } from '../../ui/aviso/index.ts';
import { toApiProblem } from '../api-problem.ts';
import { rereadable } from './open-form.ts';

interface DeleteOptions {
  readonly remove: (id: string) => Promise<unknown>;
  readonly textoExito: string;
  /** Alert of a failure, before its cause. */
  readonly textoError: string;
}

export interface DeleteDialog {
  /** Id of the record to be deleted; null while the dialog is closed. */
  readonly id: string | null;
  readonly abrir: (id: string) => void;
  readonly confirmar: () => void;
  readonly cancelar: () => void;
  readonly eliminando: boolean;
}

/**
 * The confirmation before a deletion (requisito: confirmed-deletion). Opened with an id; confirm deletes
 * and closes.
 */
export function useDelete({ remove, textoExito, textoError }: DeleteOptions): DeleteDialog {
  const [id, setId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      avisarExito(textoExito);
      // The uses of the deleted record are not requested again.
      await queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[1] !== 'usos' && rereadable(query),
      });
    },
    onError: (error) => {
      avisarError(textoError, toApiProblem(error).mensaje);
    },
    onSettled: (_result, _error, removed) => {
      // The dialog may show another record meanwhile.
      setId((shown) => (shown === removed ? null : shown));
    },
  });
  return {
    id,
    abrir: (chosen) => {
      resolver();
      setId(chosen);
    },
    confirmar: () => {
      if (id !== null && !mutation.isPending) mutation.mutate(id);
    },
    cancelar: () => {
      setId(null);
    },
    eliminando: mutation.isPending,
  };
}
