import type { ElementoBorrado } from '@mantenible/domain/papelera';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { restablecerElemento } from '../api/restablecer-elemento.ts';
import { textoRestaurado } from '../labels.ts';

/** The restoration of a record; one whose name is taken waits for another name. */
export function useRestaurar() {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const [sinNombre, setSinNombre] = useState<ElementoBorrado | null>(null);
  const restaurado = useMutation({
    onMutate: resolver,
    mutationFn: ({ elemento, nombre }: { elemento: ElementoBorrado; nombre?: string }) =>
      restablecerElemento({ id: elemento._id, ...(nombre !== undefined && { nombre }) }),
    onSuccess: (hecho) => {
      setSinNombre(null);
      avisarExito(textoRestaurado(hecho));
      // All that was read of the catalogue is of another state now.
      return queryClient.invalidateQueries();
    },
    onError: (error, { elemento }) => {
      const { codigo, mensaje } = toApiProblem(error);
      if (codigo === 'nombre-ocupado' && sinNombre === null) setSinNombre(elemento);
      else avisarError('No se pudo restaurar.', mensaje);
    },
  });
  return {
    /** Id of the record that is being restored. */
    enCurso: restaurado.isPending ? restaurado.variables.elemento._id : null,
    sinNombre,
    pedir: (elemento: ElementoBorrado) => {
      restaurado.mutate({ elemento });
    },
    conNombre: (nombre: string) => {
      if (sinNombre !== null) restaurado.mutate({ elemento: sinNombre, nombre });
    },
    cancelar: () => {
      setSinNombre(null);
    },
  };
}
