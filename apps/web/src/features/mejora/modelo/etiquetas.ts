import {
  esfuerzos,
  estadosAccion,
  type Esfuerzo,
  type EstadoAccion,
  type TipoOrigen,
} from '@mantenible/domain/mejora';
import { estadosDeAccion, nombresDeEsfuerzo, nombresDeOrigen } from '@mantenible/wording/mejora';

export const etiquetaEsfuerzo: Readonly<Record<Esfuerzo, string>> = nombresDeEsfuerzo;
export const etiquetaOrigen: Readonly<Record<TipoOrigen, string>> = nombresDeOrigen;

/** Choices of the select lists. */
export const opcionesEstado = estadosAccion.map((value) => ({ value, label: estadosDeAccion[value] }));
export const opcionesEsfuerzo = esfuerzos.map((value) => ({ value, label: etiquetaEsfuerzo[value] }));

/** Value of the select list of efforts as an effort; 'medio' for any other text. */
export function esfuerzoDe(valor: string): Esfuerzo {
  return esfuerzos.find((uno) => uno === valor) ?? 'medio';
}

/** Value of the select list of states as a state; 'pendiente' for any other text. */
export function estadoDe(valor: string): EstadoAccion {
  return estadosAccion.find((uno) => uno === valor) ?? 'pendiente';
}
