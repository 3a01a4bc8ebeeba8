import type { Accion } from '@mantenible/contracts/mejora';
import type { EstadoAccion } from '@mantenible/domain/mejora';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { cambiarAccion } from '../../api/cambiar-accion.ts';
import { etiquetaEstado } from '../../modelo/etiquetas.ts';

/** Why a change of the state was not saved, where the action is no longer the one on screen. */
const motivos: Readonly<Record<number, string>> = {
  412: 'La acción se cambió antes en otra ventana. Ahora se muestra como quedó: revísela y repita el cambio si hace falta.',
  404: 'La acción ya no está en el plan: se eliminó en otra ventana.',
};

/** Gives the function that saves another state of an action as it is on screen; the plan is read again in any case. */
export function useCambiarEstado(
  proyectoId: string,
  accion: Accion,
  onCambiada: () => void,
): (estado: EstadoAccion) => void {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: (estado: EstadoAccion) => {
      const { texto, esfuerzo, responsable, fecha } = accion;
      return cambiarAccion(proyectoId, accion, { texto, esfuerzo, responsable, fecha, estado });
    },
    onSuccess: (_vacio, estado) => {
      avisarExito(`Acción guardada como «${etiquetaEstado[estado]}».`);
      onCambiada();
    },
    onError: (error) => {
      const { status, mensaje } = toApiProblem(error);
      avisarError('No se pudo cambiar la acción.', motivos[status] ?? mensaje);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mejora', proyectoId] }),
  });
  return (estado) => {
    if (mutation.isPending) return;
    resolver();
    mutation.mutate(estado);
  };
}
