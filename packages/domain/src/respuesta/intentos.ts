import { campoInvalido, DomainError } from '../error/index.ts';
import { esTipoSimple, maximoIntentos, type TipoPrueba } from './tipo-prueba.ts';

export const intentoSinDefinir = 'El número de intentos no está definido.';

/**
 * Reason why an attempt number is refused, in Spanish, or null. `hechos` are the attempts already saved for the project
 * and item. The first requires that none exists; the second, that the first exists and no second does; a test of all
 * items has no number (requisito: two-attempts).
 */
export function motivoIntentoInvalido(
  tipo: TipoPrueba,
  intentos: number | null,
  hechos: readonly number[],
): string | null {
  return motivoDeForma(tipo, intentos) ?? motivoDeEstado(tipo, intentos, hechos);
}

/** 'invalid' when the number itself is wrong, 'conflict' when a saved attempt contradicts it. */
export function exigirIntento(tipo: TipoPrueba, intentos: number | null, hechos: readonly number[]): void {
  const forma = motivoDeForma(tipo, intentos);
  if (forma) throw campoInvalido('intentos', forma);
  const estado = motivoDeEstado(tipo, intentos, hechos);
  if (estado) throw new DomainError('conflict', 'intento-no-permitido', estado);
}

/** 'Repetir prueba' shows only while the item's newest attempt is 1. */
export function puedeRepetirse(tipo: TipoPrueba, hechos: readonly number[]): boolean {
  return esTipoSimple(tipo) && hechos.length > 0 && Math.max(...hechos) < maximoIntentos;
}

function motivoDeForma(tipo: TipoPrueba, intentos: number | null): string | null {
  if (!esTipoSimple(tipo))
    return intentos === null ? null : 'Las pruebas de todos los elementos no llevan número de intento';
  if (intentos === null) return intentoSinDefinir;
  const valido = Number.isInteger(intentos) && intentos >= 1 && intentos <= maximoIntentos;
  return valido ? null : `Solo se admiten ${maximoIntentos} intentos`;
}

function motivoDeEstado(tipo: TipoPrueba, intentos: number | null, hechos: readonly number[]): string | null {
  if (intentos === 1 && hechos.length > 0)
    return tipo === 'singleSubcaracteristica'
      ? 'Ya existe una respuesta para esta subcaracterística'
      : 'Ya existe una respuesta para esta métrica';
  if (intentos === maximoIntentos && hechos.includes(maximoIntentos))
    return `Ya se realizaron los ${maximoIntentos} intentos`;
  return intentos === 2 && !hechos.includes(1) ? 'El segundo intento necesita que exista el primero' : null;
}
