import { huellaDe } from './huella.ts';
import type { BorradorAtendido } from './guardar-borrador.ts';

/** A draft for the page: its question set with the answers. */
export function presentarBorrador(
  proyectoId: string,
  { proyectoNombre, borrador, nuevo, superadas }: BorradorAtendido,
) {
  const { _id, tipo, elementoId, intentos, adicionales, titulo, plan, respuestas, cambios } = borrador;
  const alcance = { tipo, elementoId, intentos, adicionales };
  const prueba = { ...alcance, titulo, plan, huella: huellaDe(plan) };
  return { _id, proyectoId, proyectoNombre, ...prueba, respuestas, cambios, nuevo, superadas };
}
