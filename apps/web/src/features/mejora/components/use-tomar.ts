import type { AccionNueva } from '@mantenible/contracts/mejora';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createKeyring } from '../../../lib/forms/idempotency.ts';
import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { crearAccion } from '../api/crear-accion.ts';
import { claveOrigen } from '../modelo/propuesta.ts';
import type { PedirFoco } from './use-foco-tras.ts';

export interface Tomar {
  readonly tomar: (accion: AccionNueva) => void;
  /** Origin of the proposal that is being added; null otherwise. */
  readonly tomando: string | null;
}

/** Element that shows that a proposal is in the plan. */
export const idTomada = (clave: string): string => `tomada-${clave}`;

/** Adds a proposal to the plan once, however often it is pressed. */
export function useTomar(proyectoId: string, pedirFoco: PedirFoco): Tomar {
  const [claveDe] = useState(() => createKeyring());
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: (accion: AccionNueva) => crearAccion(proyectoId, accion, claveDe(accion)),
    onSuccess: async (_id, { origen }) => {
      avisarExito('Acción añadida al plan.');
      pedirFoco({ id: idTomada(claveOrigen(origen)), respaldo: 'acciones' });
      await queryClient.invalidateQueries({ queryKey: ['mejora', proyectoId] });
    },
    onError: (error) => {
      avisarError('No se pudo añadir la acción.', toApiProblem(error).mensaje);
    },
  });
  return {
    tomando: mutation.isPending ? claveOrigen(mutation.variables.origen) : null,
    tomar: (accion) => {
      if (mutation.isPending) return;
      resolver();
      mutation.mutate(accion);
    },
  };
}
