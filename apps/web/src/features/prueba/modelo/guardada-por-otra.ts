import { clavePregunta, type PreguntaPlan, type RespuestaPregunta } from '@mantenible/domain/respuesta';

import { nivelDe, type Respuestas } from './progreso.ts';

/** A question that a saved test and the one on screen answer differently. */
export interface Diferencia {
  readonly pregunta: string;
  readonly guardado: string;
  readonly suyo: string;
}

/** Text of an answer's level; a question without levels has none. */
function textoDelNivel(pregunta: PreguntaPlan, respuestas: Respuestas): string {
  const nivel = nivelDe(pregunta, respuestas);
  return nivel === null ? 'Sin responder' : (pregunta.nivelesCumplimiento[nivel]?.descripcion ?? '');
}

/** The questions whose level or comment differs between the saved answers and those on screen. */
export function diferenciasCon(
  preguntas: readonly PreguntaPlan[],
  guardadas: readonly RespuestaPregunta[],
  suyas: Respuestas,
): readonly Diferencia[] {
  const antes: Respuestas = Object.fromEntries(guardadas.map((una) => [clavePregunta(una), una]));
  return preguntas.flatMap((pregunta) => {
    const clave = clavePregunta(pregunta);
    const texto = (respuestas: Respuestas) => {
      const comentario = respuestas[clave]?.comentario ?? '';
      return textoDelNivel(pregunta, respuestas) + (comentario === '' ? '' : `: ${comentario}`);
    };
    const [guardado, suyo] = [texto(antes), texto(suyas)];
    return guardado === suyo ? [] : [{ pregunta: pregunta.pregunta, guardado, suyo }];
  });
}

/** The answers on screen as text, to be kept on the device: each question with its level and comment. */
export function respuestasComoTexto(
  titulo: string,
  preguntas: readonly PreguntaPlan[],
  respuestas: Respuestas,
): string {
  const partes = preguntas.map((pregunta, i) => {
    const { comentario = '', evidencias = [] } = respuestas[clavePregunta(pregunta)] ?? {};
    return [
      `${String(i + 1)}. ${pregunta.pregunta}`,
      `   Respuesta: ${textoDelNivel(pregunta, respuestas)}`,
      ...(comentario === '' ? [] : [`   Comentario: ${comentario}`]),
      ...evidencias.map((una) => `   Evidencia: ${JSON.stringify(una)}`),
    ].join('\n');
  });
  return [titulo, ...partes].join('\n\n').concat('\n');
}
