import { mismasEvidencias } from '../evidencia/index.ts';
import { clavePregunta } from '../respuesta/plan.ts';
import type { RespuestaPregunta } from '../respuesta/respuesta.ts';

/** An answer of a draft: `version` grows by one with each change made to it in the page. */
export interface BorradorRespuesta extends RespuestaPregunta {
  readonly version: number;
}

export interface Combinado {
  readonly respuestas: readonly BorradorRespuesta[];
  /** Sent answers that are older than the stored ones, so that the other tab can show them. */
  readonly superadas: readonly BorradorRespuesta[];
}

/** Merges sent answers into stored ones: per question the higher version wins; at equal versions the stored stays. */
export function combinar(
  guardadas: readonly BorradorRespuesta[],
  enviadas: readonly BorradorRespuesta[],
): Combinado {
  const porClave = new Map(guardadas.map((r) => [clavePregunta(r), r]));
  const superadas: BorradorRespuesta[] = [];
  for (const enviada of enviadas) {
    const guardada = porClave.get(clavePregunta(enviada));
    if (!guardada || enviada.version > guardada.version) porClave.set(clavePregunta(enviada), enviada);
    else if (!iguales(enviada, guardada)) superadas.push(enviada);
  }
  return { respuestas: [...porClave.values()], superadas };
}

/** Whether two answers to a question have the same content, whatever their versions. */
export function iguales(a: BorradorRespuesta, b: BorradorRespuesta): boolean {
  return (
    a.valor === b.valor &&
    a.nivel === b.nivel &&
    a.comentario === b.comentario &&
    mismasEvidencias(a.evidencias, b.evidencias)
  );
}
