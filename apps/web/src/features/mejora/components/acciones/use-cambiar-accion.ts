import type { Accion, AccionCambiada } from '@mantenible/contracts/mejora';
import { estadosDeAccion } from '@mantenible/wording/mejora';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { cambiarAccion } from '../../api/cambiar-accion.ts';
import { etiquetaEsfuerzo } from '../../modelo/etiquetas.ts';

/** What one press changes of an action. */
type Cambio = Pick<AccionCambiada, 'estado'> | Pick<AccionCambiada, 'esfuerzo'>;

/** Why a change was not saved, where the action is no longer the one on screen. */
const motivos: Readonly<Record<number, string>> = {
  412: 'La acción se cambió antes en otra ventana. Ahora se muestra como quedó: revísela y repita el cambio si hace falta.',
  404: 'La acción ya no está en el plan: se eliminó en otra ventana.',
};

/**
 * Gives the function that saves another state or effort of an action as it is on screen, and the change that is being
 * saved; the improvement plan is read again in any case.
 */
export function useCambiarAccion(proyectoId: string, accion: Accion, onCambiada: () => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    mutationFn: (cambio: Cambio) => {
      const { texto, estado, esfuerzo, responsable, fecha } = accion;
      return cambiarAccion(proyectoId, accion, { texto, estado, esfuerzo, responsable, fecha, ...cambio });
    },
    onSuccess: (_vacio, cambio) => {
      avisarExito(textoExito(cambio));
      onCambiada();
    },
    onError: (error) => {
      const { status, mensaje } = toApiProblem(error);
      avisarError('No se pudo cambiar la acción.', motivos[status] ?? mensaje);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mejora', proyectoId] }),
  });
  return {
    enviando: mutation.isPending ? mutation.variables : null,
    cambiar: (cambio: Cambio) => {
      if (mutation.isPending) return;
      resolver();
      mutation.mutate(cambio);
    },
  };
}

function textoExito(cambio: Cambio): string {
  return 'estado' in cambio
    ? `Acción guardada como «${estadosDeAccion[cambio.estado]}».`
    : `Esfuerzo de la acción: ${etiquetaEsfuerzo[cambio.esfuerzo].toLowerCase()}.`;
}
