import type { UseQueryResult } from '@tanstack/react-query';

import { useAvisos } from '../../ui/aviso/index.ts';
import { toApiProblem } from '../api-problem.ts';

/** Gives the function that reads the record of a form again, which resets the form; a failure keeps it and shows an alert. */
export function useReload({ refetch }: Pick<UseQueryResult, 'refetch'>): () => void {
  const { avisarError, resolver } = useAvisos();
  return () => {
    resolver();
    void refetch().then(({ isError, error }) => {
      if (isError) avisarError('No se pudo recargar el registro.', toApiProblem(error).mensaje);
    });
  };
}
