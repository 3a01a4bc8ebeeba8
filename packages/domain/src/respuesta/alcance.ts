import { campoInvalido } from '../error/index.ts';
import { esTipoSimple, tipoElemento, type Alcance, type TipoPrueba } from './tipo-prueba.ts';

export interface AlcanceEnviado {
  readonly tipo: TipoPrueba;
  readonly subcaracteristicaId?: string | undefined;
  readonly metricaId?: string | undefined;
  readonly intentos?: number | undefined;
  readonly adicionales: readonly string[];
}

/**
 * The scope that was sent: a single type needs its item, and only a second attempt carries more items. The
 * item itself and duplicates are dropped from `adicionales`. `exigirIntento` checks the attempt.
 */
export function crearAlcance(enviado: AlcanceEnviado): Alcance {
  const { tipo, intentos = null } = enviado;
  const elementoId = elementoEnviado(enviado);
  const adicionales = [...new Set(enviado.adicionales)].filter((id) => id !== elementoId);
  if (adicionales.length > 0 && !(esTipoSimple(tipo) && intentos === 2))
    throw campoInvalido('adicionales', 'Solo el segundo intento admite otros elementos');
  return { tipo, elementoId, intentos, adicionales };
}

/** Whether two scopes of the same item have the same further items, in any order. */
export function mismosAdicionales(a: readonly string[], b: readonly string[]): boolean {
  const otros = new Set(b);
  return new Set(a).size === otros.size && a.every((id) => otros.has(id));
}

function elementoEnviado(enviado: AlcanceEnviado): string | null {
  if (!esTipoSimple(enviado.tipo)) return null;
  const esSub = tipoElemento(enviado.tipo) === 'subcaracteristica';
  const id = esSub ? enviado.subcaracteristicaId : enviado.metricaId;
  if (id !== undefined) return id;
  throw esSub
    ? campoInvalido('subcaracteristicaId', 'Elija la subcaracterística')
    : campoInvalido('metricaId', 'Elija la métrica');
}
