import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { guardarPrueba, type PartesGuardado, type ResultadoGuardado } from '../../borrador/guardar-prueba.ts';
import { esAusente, motivoGuardadaPorOtra, motivoRechazo } from '../../borrador/motivo-rechazo.ts';
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

interface Pedido {
  readonly propia?: boolean;
  readonly segundo?: boolean;
}

/** What makes a second attempt of the body of a first one. */
const comoSegundo = { intentos: 2, intentoDelBorrador: 1 } as const;

/**
 * 'Guardar respuestas': sends pending changes, saves, and discards nothing when that fails. `sinBorrador`: the server
 * refused because the draft no longer exists; `propia` then saves a test of its own. `porOtra`: another person of the team saved
 * the attempt first; `segundo` then saves the draft as the second one.
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
  const salir = useSalidaGuardada(ejecucion.proyectoId);
  const fallos = useFallos();
  const guardado = useMutation({
    onMutate: fallos.resolver,
    mutationFn: async ({ propia = false, segundo = false }: Pedido) => {
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
      const resultado = await guardarPrueba(
        motor,
        { ...cuerpoGuardado(ejecucion, enPantalla), ...(segundo && comoSegundo) },
        partes,
      );
      return { resultado, prueba };
    },
    onSuccess: salir,
    onError: fallos.alFallar,
  });
  const { sinBorrador, porOtra, cerrar } = fallos;
  return { guardado, sinBorrador, porOtra, cerrar };
}

/** The refusals that ask the person something, and the alert of the others. */
function useFallos() {
  const [sinBorrador, setSinBorrador] = useState(false);
  const [porOtra, setPorOtra] = useState<string | null>(null);
  const { avisarError, resolver } = useAvisos();
  const alFallar = (error: Error) => {
    const motivo = motivoGuardadaPorOtra(error);
    if (esAusente(error)) setSinBorrador(true);
    else if (motivo !== null) setPorOtra(motivo);
    else {
      const causa = error.name === 'Error' ? error.message : toApiProblem(error).mensaje;
      avisarError('Hubo un error al guardar las respuestas.', causa);
    }
  };
  const cerrar = () => {
    setSinBorrador(false);
    setPorOtra(null);
  };
  return { sinBorrador, porOtra, alFallar, cerrar, resolver };
}
