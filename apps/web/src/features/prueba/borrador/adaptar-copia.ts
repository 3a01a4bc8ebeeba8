import type { Borrador } from '@mantenible/contracts/borrador';
import { clavePregunta, nivelElegido } from '@mantenible/domain/respuesta';

import type { CopiaLocal } from './copia-local.ts';

export interface Adaptada {
  readonly copia: CopiaLocal;
  /** Number of answers whose question or level the draft lacks. */
  readonly perdidas: number;
}

/** Adapts a copy of other questions to the draft's questions; comments and evidence of the remaining ones stay. */
export function adaptarCopia(
  copia: CopiaLocal,
  { plan, huella }: Pick<Borrador, 'plan' | 'huella'>,
): Adaptada {
  const preguntas = new Map(plan.preguntas.map((pregunta) => [clavePregunta(pregunta), pregunta]));
  let perdidas = 0;
  const respuestas = Object.entries(copia.respuestas).flatMap(([clave, respuesta]) => {
    const pregunta = preguntas.get(clave);
    const nivel = pregunta ? nivelElegido(pregunta, respuesta) : null;
    const escrito = respuesta.comentario !== '' || (respuesta.evidencias ?? []).length > 0;
    if (nivel === null && (respuesta.valor !== null || (!pregunta && escrito))) perdidas += 1;
    const valor = nivel === null ? null : respuesta.valor;
    return pregunta ? [[clave, { ...respuesta, valor, nivel }] as const] : [];
  });
  return { copia: { ...copia, huella, respuestas: Object.fromEntries(respuestas) }, perdidas };
}
