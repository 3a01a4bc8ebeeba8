import type { NivelCumplimiento } from '../pauta/index.ts';
import { clavePregunta, type PlanPrueba, type PreguntaPlan } from './plan.ts';
import { conEvidencias, type RespuestaPregunta } from './respuesta.ts';

export interface CambioPrevio {
  readonly pregunta: string;
  readonly motivo: 'pregunta-nueva' | 'pregunta-retirada' | 'nivel-cambiado';
}

export interface Prellenado {
  readonly respuestas: readonly RespuestaPregunta[];
  readonly cambios: readonly CambioPrevio[];
}

interface Previa {
  readonly plan: Preguntado;
  readonly respuestas: readonly RespuestaPregunta[];
}

type Preguntado = Pick<PlanPrueba, 'filas' | 'preguntas'>;

/**
 * Copies earlier answers to today's questions where guideline and level (description and value) still exist
 * (requisito: second-attempt). Comments and evidence, with its commit, are copied even when the level was removed; changes are named.
 * Questions of items that the earlier attempt did not have were chosen, and are not a change.
 */
export function prellenar(plan: Preguntado, previa: Previa): Prellenado {
  const antes = new Map(previa.plan.preguntas.map((p) => [clavePregunta(p), p]));
  const dadas = new Map(previa.respuestas.map((r) => [clavePregunta(r), r]));
  const hoy = new Set(plan.preguntas.map(clavePregunta));
  const listas = listasDeElementosConocidos(plan, previa.plan);
  const cambios: CambioPrevio[] = [];
  const respuestas = plan.preguntas.map((pregunta) => {
    const clave = clavePregunta(pregunta);
    const anterior = antes.get(clave);
    const dada = dadas.get(clave);
    const nivel = anterior && dada ? mismoNivel(pregunta, anterior, dada) : null;
    if (!anterior) {
      if (listas.has(pregunta.listaVerificacion))
        cambios.push({ pregunta: pregunta.pregunta, motivo: 'pregunta-nueva' });
    } else if ((dada?.nivel ?? null) !== null && nivel === null)
      cambios.push({ pregunta: pregunta.pregunta, motivo: 'nivel-cambiado' });
    return {
      pautaId: pregunta.pautaId,
      listaVerificacion: pregunta.listaVerificacion,
      valor: nivel === null ? null : (pregunta.nivelesCumplimiento[nivel]?.valor ?? null),
      nivel,
      comentario: dada?.comentario ?? '',
      ...conEvidencias(dada),
    };
  });
  const retiradas = previa.plan.preguntas.filter((p) => !hoy.has(clavePregunta(p)));
  cambios.push(
    ...retiradas.map((p): CambioPrevio => ({ pregunta: p.pregunta, motivo: 'pregunta-retirada' })),
  );
  return { respuestas, cambios };
}

function listasDeElementosConocidos(hoy: Preguntado, antes: Preguntado): ReadonlySet<string> {
  const conocidos = new Set(antes.filas.map(({ _id }) => _id));
  const filas = hoy.filas.filter(({ _id }) => conocidos.has(_id));
  return new Set(filas.flatMap(({ metricas }) => metricas.map((metrica) => metrica.listaVerificacion)));
}

function mismoNivel(hoy: PreguntaPlan, antes: PreguntaPlan, dada: RespuestaPregunta): number | null {
  if (dada.nivel === null) return null;
  const elegido = antes.nivelesCumplimiento[dada.nivel];
  if (!elegido) return null;
  const es = (nivel: NivelCumplimiento | undefined): boolean =>
    nivel?.descripcion === elegido.descripcion && nivel.valor === elegido.valor;
  // Two levels of a question can have the same description and value: the level at the earlier index is tried first.
  if (es(hoy.nivelesCumplimiento[dada.nivel])) return dada.nivel;
  const i = hoy.nivelesCumplimiento.findIndex(es);
  return i === -1 ? null : i;
}
