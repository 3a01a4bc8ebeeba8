import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem, type ApiProblem } from '../api-problem.ts';

interface DeleteOptions {
  readonly remove: (id: string) => Promise<unknown>;
  readonly onDeleted: () => void;
  readonly onFailed: (problem: ApiProblem) => void;
}

export interface DeleteDialog {
  /** Id of what is about to be deleted; null while the dialog is closed. */
  readonly id: string | null;
  readonly abrir: (id: string) => void;
  readonly confirmar: () => void;
  readonly cancelar: () => void;
  readonly eliminando: boolean;
}

/** The confirmation before a deletion (specification §2): opened with an id; confirm deletes and closes; cancel closes. */
export function useDelete({ remove, onDeleted, onFailed }: DeleteOptions): DeleteDialog {
  const [id, setId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      onDeleted();
      // The uses of what is gone are not asked for again.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'usos' });
    },
    onError: (error) => {
      onFailed(toApiProblem(error));
    },
    onSettled: () => {
      setId(null);
    },
  });
  return {
    id,
    abrir: setId,
    confirmar: () => {
      if (id !== null && !mutation.isPending) mutation.mutate(id);
    },
    cancelar: () => {
      setId(null);
    },
    eliminando: mutation.isPending,
  };
}
