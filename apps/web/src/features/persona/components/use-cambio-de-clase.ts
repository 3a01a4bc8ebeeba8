import type { CambioDeClase } from '@mantenible/contracts/fin-de-curso';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contar } from '@mantenible/wording/contar';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';

type Enviar = (personas: readonly string[]) => Promise<CambioDeClase>;

interface Cambio {
  readonly enviar: Enviar;
  readonly personas: readonly string[];
  readonly exito: (hechas: number) => string;
}

/** Changes the people of a class, in as many calls as the server needs; each answer states how many people remain. */
export function useCambioDeClase(onHecho: () => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const [quedan, setQuedan] = useState<number | null>(null);
  const mutation = useMutation({
    onMutate: resolver,
    mutationFn: async ({ enviar, personas }: Cambio) => {
      let [resto, hechas, omitidas] = [personas, 0, 0];
      while (resto.length > 0) {
        setQuedan(resto.length);
        const parte = await enviar(resto);
        hechas += parte.hechas;
        omitidas += parte.omitidas;
        resto = parte.quedan === 0 ? [] : resto.slice(-parte.quedan);
      }
      return { hechas, omitidas };
    },
    onSuccess: ({ hechas, omitidas }, { exito }) => {
      const sinCambio = omitidas === 0 ? '' : ` ${contar(omitidas, 'quedó', 'quedaron')} sin cambios.`;
      avisarExito(`${exito(hechas)}.${sinCambio}`);
      onHecho();
    },
    onError: (error) => {
      const { mensaje } = toApiProblem(error);
      avisarError('No se terminó con toda la clase.', `${mensaje} Repítalo: continúa con quienes faltan.`);
      onHecho();
    },
    onSettled: () => {
      setQuedan(null);
      return queryClient.invalidateQueries();
    },
  });
  return { quedan, ocupado: mutation.isPending, cambiar: mutation.mutate };
}
