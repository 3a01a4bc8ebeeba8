import { camposInvalidos, type Detalle } from '../error/index.ts';
import { clavePregunta, type PlanPrueba, type PreguntaPlan } from './plan.ts';
import { conEvidencias, type RespuestaPregunta } from './respuesta.ts';

export interface RespuestasEnviadas {
  readonly nombre: string;
  readonly respuestas: readonly RespuestaPregunta[];
}

/** Messages of the two refusals of a save (requisito: save-refusals). */
export const tituloVacio = 'El título de la prueba está vacío';
export const pautasSinResponder = 'Existen pautas sin responder';

type Preguntas = Pick<PlanPrueba, 'preguntas'>;

/**
 * Checks an answered test against its question set and returns the answers in the plan's order with their
 * level resolved; throws a DomainError of kind 'invalid' that names every wrong field. A question without
 * levels needs no answer (requisito: levelless-questions).
 */
export function validarRespuestas(
  plan: Preguntas,
  enviadas: RespuestasEnviadas,
): readonly RespuestaPregunta[] {
  const titulo = enviadas.nombre.trim() === '' ? [{ campo: 'nombre', mensaje: tituloVacio }] : [];
  const niveles = porClave(plan.preguntas);
  const faltan = enviadas.respuestas.flatMap((respuesta, i) =>
    respuesta.valor === null && necesitaRespuesta(niveles.get(clavePregunta(respuesta)))
      ? [{ campo: `respuestas.${i}.valor`, mensaje: pautasSinResponder }]
      : [],
  );
  const enviadasPorClave = porClave(enviadas.respuestas);
  const ausentes = plan.preguntas.some((p) => necesitaRespuesta(p) && !enviadasPorClave.has(clavePregunta(p)))
    ? [{ campo: 'respuestas', mensaje: pautasSinResponder }]
    : [];
  rechazar([...titulo, ...rechazosDeForma(plan, enviadas.respuestas), ...faltan, ...ausentes]);
  return plan.preguntas.map((pregunta) => resolver(pregunta, enviadasPorClave.get(clavePregunta(pregunta))));
}

/** Checks the rules that a draft meets too: each answer is to a question of the test, and chooses one of its levels. */
export function validarParciales<T extends RespuestaPregunta>(
  plan: Preguntas,
  respuestas: readonly T[],
): readonly T[] {
  rechazar(rechazosDeForma(plan, respuestas));
  const preguntas = porClave(plan.preguntas);
  return respuestas.map((respuesta) => {
    const pregunta = preguntas.get(clavePregunta(respuesta));
    return { ...respuesta, nivel: pregunta ? nivelElegido(pregunta, respuesta) : null };
  });
}

/** Index of the level an answer chooses: its own index when the value agrees, else the first level of that value. */
export function nivelElegido(
  pregunta: Pick<PreguntaPlan, 'nivelesCumplimiento'>,
  respuesta: Pick<RespuestaPregunta, 'valor' | 'nivel'>,
): number | null {
  if (respuesta.valor === null) return null;
  const niveles = pregunta.nivelesCumplimiento;
  if (respuesta.nivel !== null)
    return niveles[respuesta.nivel]?.valor === respuesta.valor ? respuesta.nivel : null;
  const primero = niveles.findIndex((nivel) => nivel.valor === respuesta.valor);
  return primero === -1 ? null : primero;
}

/** The answer to a question in the plan's form: without a chosen level its value and level are null. */
function resolver(pregunta: PreguntaPlan, enviada: RespuestaPregunta | undefined): RespuestaPregunta {
  const nivel = enviada ? nivelElegido(pregunta, enviada) : null;
  return {
    pautaId: pregunta.pautaId,
    listaVerificacion: pregunta.listaVerificacion,
    valor: nivel === null ? null : (pregunta.nivelesCumplimiento[nivel]?.valor ?? null),
    nivel,
    comentario: enviada?.comentario ?? '',
    ...conEvidencias(enviada),
  };
}

function rechazosDeForma(plan: Preguntas, respuestas: readonly RespuestaPregunta[]): readonly Detalle[] {
  const preguntas = porClave(plan.preguntas);
  const vistas = new Set<string>();
  return respuestas.flatMap((respuesta, i) => {
    const clave = clavePregunta(respuesta);
    const pregunta = preguntas.get(clave);
    if (!pregunta) return [{ campo: `respuestas.${i}`, mensaje: 'La pauta no pertenece a esta prueba' }];
    if (vistas.has(clave))
      return [{ campo: `respuestas.${i}`, mensaje: 'La pauta está respondida dos veces' }];
    vistas.add(clave);
    if (respuesta.valor === null || nivelElegido(pregunta, respuesta) !== null) return [];
    const mensaje = `La respuesta a «${pregunta.pregunta}» no es uno de sus niveles`;
    return [{ campo: `respuestas.${i}.valor`, mensaje }];
  });
}

function necesitaRespuesta(pregunta: PreguntaPlan | undefined): boolean {
  return pregunta !== undefined && pregunta.nivelesCumplimiento.length > 0;
}

function porClave<T extends Pick<PreguntaPlan, 'pautaId' | 'listaVerificacion'>>(
  cosas: readonly T[],
): ReadonlyMap<string, T> {
  return new Map(cosas.map((cosa) => [clavePregunta(cosa), cosa]));
}

function rechazar(detalles: readonly Detalle[]): void {
  const [primero, ...resto] = detalles;
  if (primero) throw camposInvalidos([primero, ...resto]);
}
