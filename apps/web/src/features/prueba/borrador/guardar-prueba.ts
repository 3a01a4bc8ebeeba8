import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { mismasEvidencias } from '@mantenible/domain/evidencia';
import { clavePregunta } from '@mantenible/domain/respuesta';

import { sinGuardado, type CopiaGuardada, type CopiaLocal, type GuardadoEnDuda } from './copia-local.ts';
import type { Motor } from './motor-borrador.ts';

export interface PartesGuardado {
  readonly guardar: (clave: string, cuerpo: GuardarRespuestas) => Promise<void>;
  /** Reason of a final refusal; null when the outcome of the save is unknown. */
  readonly motivoRechazo: (error: unknown) => string | null;
  /** Whether the server refused because the test's draft no longer exists. */
  readonly esAusente: (error: unknown) => boolean;
  readonly nuevaClave: () => string;
}

/** 'guardada': the current test is stored; 'antes': the state of an earlier attempt is stored. */
export type ResultadoGuardado = 'guardada' | 'antes';

/**
 * Saves a test once, also over a failing connection: a save without answer keeps its key in memory and on
 * this device, and is repeated with it. Rejects with the reason when nothing was stored or the outcome is
 * unknown; the draft stays. Returns 'antes' when an earlier attempt was stored, without the later changes.
 */
export async function guardarPrueba(
  motor: Pick<Motor, 'enDuda' | 'guardando' | 'noGuardado' | 'sinRespuesta' | 'terminado'>,
  cuerpo: GuardarRespuestas,
  partes: PartesGuardado,
): Promise<ResultadoGuardado> {
  const previo = motor.enDuda();
  const mismo = previo !== undefined && JSON.stringify(previo.cuerpo) === JSON.stringify(cuerpo);
  if (previo && !mismo && (await quedoGuardada(previo, partes)) === 'si') {
    motor.terminado();
    return 'antes';
  }
  const guardado = mismo ? previo : { clave: partes.nuevaClave(), cuerpo };
  motor.guardando(guardado);
  try {
    await partes.guardar(guardado.clave, guardado.cuerpo);
  } catch (error) {
    if (partes.motivoRechazo(error) === null) motor.sinRespuesta();
    else motor.noGuardado();
    throw error;
  }
  motor.terminado();
  return 'guardada';
}

/**
 * Settles the save in doubt of an earlier visit. Returns null when no test is stored, and the draft stays; the save itself
 * when its draft no longer exists: the copy stays, and the person decides; otherwise the copy is dropped, and 'antes' reports
 * changes made after that save.
 */
export async function resolverGuardado(
  copia: CopiaGuardada,
  partes: Omit<PartesGuardado, 'nuevaClave'>,
): Promise<ResultadoGuardado | GuardadoEnDuda | null> {
  const { guardado, ...resto } = copia.leer();
  if (!guardado) return null;
  const quedo = await quedoGuardada(guardado, partes);
  if (quedo === 'sin-borrador') return guardado;
  copia.escribir(quedo === 'si' ? null : resto);
  if (quedo === 'no') return null;
  return cambioDespues(resto, guardado.cuerpo) ? 'antes' : 'guardada';
}

/**
 * Saves as a test of its own a save whose draft no longer exists. The copy has the new key before the request leaves, so that a lost
 * answer is repeated like any other; after a refusal it has the old save again.
 */
export async function guardarComoPropia(
  copia: CopiaGuardada,
  { clave, cuerpo }: GuardadoEnDuda,
  partes: PartesGuardado,
): Promise<void> {
  const { guardado: actual, ...resto } = copia.leer();
  const propia =
    actual?.cuerpo.borrador === null
      ? actual
      : { clave: partes.nuevaClave(), cuerpo: { ...cuerpo, borrador: null } };
  copia.escribir({ ...resto, guardado: propia });
  try {
    await partes.guardar(propia.clave, propia.cuerpo);
  } catch (error) {
    if (partes.motivoRechazo(error) !== null) copia.escribir({ ...resto, guardado: { clave, cuerpo } });
    throw error;
  }
  copia.escribir(sinGuardado({ ...resto, guardado: { clave, cuerpo } }));
}

/** Whether the copy has changes that were made after the save of `cuerpo`. */
function cambioDespues({ titulo, respuestas }: CopiaLocal, cuerpo: GuardarRespuestas): boolean {
  if (titulo && titulo.texto.trim() !== cuerpo.nombre) return true;
  const guardadas = new Map(cuerpo.respuestas.map((r) => [clavePregunta(r), r]));
  return Object.entries(respuestas).some(([clave, { valor, nivel, comentario, evidencias }]) => {
    const {
      valor: v = null,
      nivel: n = null,
      comentario: c = '',
      evidencias: e,
    } = guardadas.get(clave) ?? {};
    return valor !== v || nivel !== n || comentario !== c || !mismasEvidencias(evidencias, e);
  });
}

/** Repeats a save in doubt under its key: is the test stored? Rejects while the outcome stays unknown. */
async function quedoGuardada(
  { clave, cuerpo }: GuardadoEnDuda,
  partes: Omit<PartesGuardado, 'nuevaClave'>,
): Promise<'si' | 'no' | 'sin-borrador'> {
  try {
    await partes.guardar(clave, cuerpo);
    return 'si';
  } catch (error) {
    if (partes.esAusente(error)) return 'sin-borrador';
    if (partes.motivoRechazo(error) === null) throw error;
    return 'no';
  }
}
