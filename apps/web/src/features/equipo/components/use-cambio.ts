import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';

interface Cambio<T, R> {
  readonly hacer: (dato: T) => Promise<R>;
  /** Reports the success; null where the screen shows it. */
  readonly exito: ((hecho: R, dato: T) => string) | null;
  /** Alert of a failure, before its cause. */
  readonly fallo: string;
  readonly alHacer?: (hecho: R, dato: T) => void;
}

/** A change of a team: reports its outcome, and everything that shows teams or projects is read again. */
export function useCambio<T, R>({ hacer, exito, fallo, alHacer }: Cambio<T, R>) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: hacer,
    onSuccess: (hecho, dato) => {
      if (exito !== null) avisarExito(exito(hecho, dato));
      alHacer?.(hecho, dato);
    },
    onError: (error) => {
      avisarError(fallo, toApiProblem(error).mensaje);
    },
    // After a refusal too: another person may have changed the team.
    onSettled: async () => {
      for (const queryKey of [['equipo'], ['invitaciones'], ['proyectos'], ['proyecto']])
        await cliente.invalidateQueries({ queryKey });
    },
  });
}
