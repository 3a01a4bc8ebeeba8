import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { guardarPrueba, type PartesGuardado, type ResultadoGuardado } from '../../borrador/guardar-prueba.ts';
import { motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { cuerpoGuardado, impedimentoGuardado, type PruebaEnPantalla } from '../../modelo/guardado.ts';

const textos: Readonly<Record<ResultadoGuardado, string>> = {
  guardada: 'Respuestas guardadas exitosamente',
  antes: 'Respuestas guardadas exitosamente, como estaban en su primer intento de guardarlas',
};

interface Guardada {
  readonly resultado: ResultadoGuardado;
  /** Id of the saved test, where it is known. */
  readonly prueba: string | null;
}

/** Gives the function for a stored test: shows a message, reads the lists again and opens planning, which links the report. */
export function useSalidaGuardada(proyectoId: string): (guardada: Guardada) => Promise<void> {
  const cliente = useQueryClient();
  const navegar = useNavigate();
  return async ({ resultado, prueba }) => {
    avisarExito(textos[resultado]);
    void cliente.invalidateQueries({ queryKey: ['borradores', proyectoId] });
    void cliente.invalidateQueries({ queryKey: ['respuestas', proyectoId] });
    await navegar(paths.planificacion.href({ id: proyectoId }), { state: { prueba } });
  };
}

/** 'Guardar respuestas': sends pending changes, saves, and discards nothing when that fails. */
export function useGuardar(
  ejecucion: Ejecucion,
  motor: Motor,
  mostrado: Pick<PruebaEnPantalla, 'plan' | 'analisis'>,
) {
  const salir = useSalidaGuardada(ejecucion.proyectoId);
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      await motor.vaciar();
      const { titulo, respuestas } = motor.vista().borrador;
      const enPantalla = { ...mostrado, titulo: titulo.texto, respuestas };
      // Another tab may have cleared an answer just now: the check runs again and names it.
      const impedimento = impedimentoGuardado(ejecucion, enPantalla);
      if (impedimento) throw new Error(impedimento.mensaje);
      let prueba: string | null = null;
      const guardar: PartesGuardado['guardar'] = async (clave, cuerpo) => {
        prueba = await guardarRespuestas(clave, cuerpo);
      };
      const partes = { guardar, motivoRechazo, nuevaClave: () => crypto.randomUUID() };
      const resultado = await guardarPrueba(motor, cuerpoGuardado(ejecucion, enPantalla), partes);
      return { resultado, prueba };
    },
    onSuccess: salir,
    onError: (error) => {
      const causa = error.name === 'Error' ? error.message : toApiProblem(error).mensaje;
      avisarError('Hubo un error al guardar las respuestas.', causa);
    },
  });
}
