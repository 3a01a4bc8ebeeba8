import { huellaDe } from './huella.ts';
import type { BorradorAtendido } from './guardar-borrador.ts';
import type { BorradorConProgreso } from './leer-borradores.ts';

/** A draft as the page takes it up: its question set with what is answered. */
export function presentarBorrador(
  proyectoId: string,
  { proyectoNombre, borrador, nuevo, superadas }: BorradorAtendido,
) {
  const { _id, tipo, elementoId, intentos, adicionales, titulo, plan, respuestas, cambios } = borrador;
  const alcance = { tipo, elementoId, intentos, adicionales };
  const prueba = { ...alcance, titulo, plan, huella: huellaDe(plan) };
  return { _id, proyectoId, proyectoNombre, ...prueba, respuestas, cambios, nuevo, superadas };
}

/** A draft in the list of /pruebas. */
export function presentarResumen(borrador: BorradorConProgreso) {
  const { tipo, elementoId, intentos, adicionales, elementoNombre, titulo } = borrador;
  const { respondidas, preguntas, actualizado } = borrador;
  const alcance = { tipo, elementoId, intentos, adicionales, elementoNombre };
  return { ...alcance, titulo: titulo.texto, respondidas, preguntas, actualizado };
}
