import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import {
  clavePregunta,
  conEvidencias,
  esTipoSimple,
  tipoElemento,
  type PlanPrueba,
} from '@mantenible/domain/respuesta';

import { faltaIntento, type Ejecucion } from './alcance-ruta.ts';
import { siguientePendiente, type Respuestas } from './progreso.ts';

/** Reason why a test cannot be saved, with the specified text, and the missing input. */
export interface ImpedimentoGuardado {
  readonly mensaje: string;
  readonly falta: 'intento' | 'titulo' | { readonly pregunta: number };
}

/** A test as it is filled in on the screen. */
export interface PruebaEnPantalla {
  /** Id of the draft; null to save a test of its own, beside the draft that the scope has now. */
  readonly borrador: string | null;
  readonly plan: Pick<PlanPrueba, 'preguntas'>;
  readonly titulo: string;
  readonly respuestas: Respuestas;
  /** The analysis whose figures the screen shows beside tied questions. */
  readonly analisis?: string | undefined;
}

/** The first reason why a test cannot be saved (requisito: save-refusals), or null. */
export function impedimentoGuardado(
  ejecucion: Ejecucion,
  enPantalla: Omit<PruebaEnPantalla, 'borrador'>,
): ImpedimentoGuardado | null {
  const simple = esTipoSimple(ejecucion.tipo);
  if (faltaIntento(ejecucion))
    return { mensaje: 'El número de intentos no está definido.', falta: 'intento' };
  if (enPantalla.titulo.trim() === '') {
    const mensaje = simple
      ? 'Título de la lista de verificación está vacío'
      : 'El título de la prueba está vacío';
    return { mensaje, falta: 'titulo' };
  }
  const pregunta = siguientePendiente(enPantalla.plan.preguntas, enPantalla.respuestas);
  if (pregunta === null) return null;
  return {
    mensaje: simple ? 'Existen pautas sin responder' : 'Aun existen pautas sin responder',
    falta: { pregunta },
  };
}

/** Body of POST /respuestas/guardar-respuestas: every question of the set, in its order. */
export function cuerpoGuardado(ejecucion: Ejecucion, enPantalla: PruebaEnPantalla): GuardarRespuestas {
  const { proyectoId, tipo, elementoId, intentos, adicionales } = ejecucion;
  const respuestas = enPantalla.plan.preguntas.map(({ pautaId, listaVerificacion, ...pregunta }) => {
    const dada = enPantalla.respuestas[clavePregunta({ pautaId, listaVerificacion })];
    const tieneNiveles = pregunta.nivelesCumplimiento.length > 0;
    return {
      pautaId,
      listaVerificacion,
      valor: tieneNiveles ? (dada?.valor ?? null) : null,
      nivel: tieneNiveles ? (dada?.nivel ?? null) : null,
      comentario: dada?.comentario ?? '',
      ...conEvidencias(dada),
    };
  });
  const ligada = enPantalla.plan.preguntas.some(({ medida }) => medida);
  const analisis = ligada && enPantalla.analisis !== undefined ? { analisis: enPantalla.analisis } : {};
  const { borrador, titulo } = enPantalla;
  const comun = { proyectoId, tipo, borrador, nombre: titulo.trim(), respuestas, ...analisis };
  if (!esTipoSimple(tipo) || elementoId === null || intentos === null) return comun;
  const elemento =
    tipoElemento(tipo) === 'metrica' ? { metricaId: elementoId } : { subcaracteristicaId: elementoId };
  return { ...comun, ...elemento, intentos, adicionales: [...adicionales] };
}
