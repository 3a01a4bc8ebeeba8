import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { guardarPrueba, type PartesGuardado, type ResultadoGuardado } from '../../borrador/guardar-prueba.ts';
import { esAusente, motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { cuerpoGuardado, impedimentoGuardado, type PruebaEnPantalla } from '../../modelo/guardado.ts';
import { tituloVisible } from '../../modelo/titulo-ejecucion.ts';

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

/**
 * 'Guardar respuestas': sends pending changes, saves, and discards nothing when that fails. `sinBorrador`: the server
 * refused because the draft no longer exists; `propia` then saves a test of its own.
 */
export function useGuardar(
  ejecucion: Ejecucion,
  motor: Motor,
  mostrado: Pick<PruebaEnPantalla, 'plan' | 'analisis'> & {
    readonly borrador: string;
    /** Title of a test without a typed title. */
    readonly propuesto: string;
  },
) {
  const [sinBorrador, setSinBorrador] = useState(false);
  const salir = useSalidaGuardada(ejecucion.proyectoId);
  const { avisarError, resolver } = useAvisos();
  const guardado = useMutation({
    onMutate: resolver,
    mutationFn: async ({ propia = false }: { readonly propia?: boolean }) => {
      // A newer answer of another device is in the draft only: without it, the save would lose that answer.
      const enviado = propia || (await motor.vaciar());
      const fallo = motor.fallo();
      if (!enviado && !motor.enDuda() && fallo) throw fallo;
      const { titulo, respuestas } = motor.vista().borrador;
      const borrador = propia ? null : mostrado.borrador;
      const { plan, analisis, propuesto } = mostrado;
      const visible = tituloVisible(titulo, propuesto);
      const enPantalla = { plan, analisis, borrador, titulo: visible, respuestas };
      // Another tab may have cleared an answer just now: the check runs again and names it.
      const impedimento = impedimentoGuardado(ejecucion, enPantalla);
      if (impedimento) throw new Error(impedimento.mensaje);
      let prueba: string | null = null;
      const guardar: PartesGuardado['guardar'] = async (clave, cuerpo) => {
        prueba = await guardarRespuestas(clave, cuerpo);
      };
      const partes = { guardar, motivoRechazo, esAusente, nuevaClave: () => crypto.randomUUID() };
      const resultado = await guardarPrueba(motor, cuerpoGuardado(ejecucion, enPantalla), partes);
      return { resultado, prueba };
    },
    onSuccess: salir,
    onError: (error) => {
      if (esAusente(error)) {
        setSinBorrador(true);
        return;
      }
      const causa = error.name === 'Error' ? error.message : toApiProblem(error).mensaje;
      avisarError('Hubo un error al guardar las respuestas.', causa);
    },
  });
  const cerrar = () => {
    setSinBorrador(false);
  };
  return { guardado, sinBorrador, cerrar };
}
