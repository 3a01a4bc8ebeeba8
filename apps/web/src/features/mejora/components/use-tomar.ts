import type { AccionNueva } from '@mantenible/contracts/mejora';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys } from '../../../lib/forms/idempotency.ts';
import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { crearAccion } from '../api/crear-accion.ts';
import { claveOrigen } from '../modelo/propuesta.ts';
import type { PedirFoco } from './use-foco-tras.ts';

/** Taking proposals as actions: the operation, and which ones are under way. */
export interface Tomar {
  readonly tomar: (accion: AccionNueva) => void;
  /** Origins of the proposals that are being added. */
  readonly tomando: ReadonlySet<string>;
}

/** Id of the element that shows that a proposal is an action. */
export const idTomada = (clave: string): string => `tomada-${clave}`;

/** Takes each proposal once, however often its button is pressed. */
export function useTomar(proyectoId: string, pedirFoco: PedirFoco): Tomar {
  const [clavesPorPropuesta] = useState(() => new Map<string, ReturnType<typeof createIdempotencyKeys>>());
  const [tomando, setTomando] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { mutate } = useMutation({
    mutationFn: (accion: AccionNueva) => {
      const clave = claveOrigen(accion.origen);
      const claveDe = clavesPorPropuesta.get(clave) ?? createIdempotencyKeys();
      clavesPorPropuesta.set(clave, claveDe);
      return crearAccion(proyectoId, accion, claveDe(accion));
    },
    onSuccess: async (_id, { origen }) => {
      const clave = claveOrigen(origen);
      // Under the same key a proposal whose action was deleted would get the stored answer, and not be added.
      clavesPorPropuesta.delete(clave);
      avisarExito('Acción añadida al plan.');
      pedirFoco({ id: idTomada(clave), respaldo: 'acciones' });
      await queryClient.invalidateQueries({ queryKey: ['mejora', proyectoId] });
    },
    onError: (error) => {
      avisarError('No se pudo añadir la acción.', toApiProblem(error).mensaje);
    },
    onSettled: (_id, _error, { origen }) => {
      setTomando((antes) => new Set([...antes].filter((clave) => clave !== claveOrigen(origen))));
    },
  });
  return {
    tomando,
    tomar: (accion) => {
      setTomando((antes) => new Set([...antes, claveOrigen(accion.origen)]));
      resolver();
      mutate(accion);
    },
  };
}
