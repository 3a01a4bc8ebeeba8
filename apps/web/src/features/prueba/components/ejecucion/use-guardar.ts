import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { guardarPrueba } from '../../borrador/guardar-prueba.ts';
import { motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { cuerpoGuardado, impedimentoGuardado, type Lleno } from '../../modelo/guardado.ts';

const textos = {
  guardada: 'Respuestas guardadas exitosamente',
  antes: 'Respuestas guardadas exitosamente, como estaban en su primer intento de guardarlas',
} as const;

/** What happens once a test is stored: said, lists read anew, and back to planning. */
export function useSalidaGuardada(proyectoId: string): (resultado: keyof typeof textos) => Promise<void> {
  const cliente = useQueryClient();
  const navegar = useNavigate();
  return async (resultado) => {
    avisarExito(textos[resultado]);
    void cliente.invalidateQueries({ queryKey: ['borradores', proyectoId] });
    void cliente.invalidateQueries({ queryKey: ['respuestas', proyectoId] });
    await navegar(paths.planificacion.href({ id: proyectoId }));
  };
}

/** 'Guardar respuestas': sends what is pending, saves, and discards nothing when that fails. */
export function useGuardar(ejecucion: Ejecucion, motor: Motor, plan: Lleno['plan']) {
  const salir = useSalidaGuardada(ejecucion.proyectoId);
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      await motor.vaciar();
      const { titulo, respuestas } = motor.vista().borrador;
      const lleno = { plan, titulo: titulo.texto, respuestas };
      // Another tab may have emptied an answer just now: the screen shows it and names it.
      const impedimento = impedimentoGuardado(ejecucion, lleno);
      if (impedimento) throw new Error(impedimento.mensaje);
      const partes = { guardar: guardarRespuestas, motivoRechazo, nuevaClave: () => crypto.randomUUID() };
      return guardarPrueba(motor, cuerpoGuardado(ejecucion, lleno), partes);
    },
    onSuccess: salir,
    onError: (error) => {
      const causa = error.name === 'Error' ? error.message : toApiProblem(error).mensaje;
      avisarError('Hubo un error al guardar las respuestas.', causa);
    },
  });
}
