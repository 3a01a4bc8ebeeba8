import { fraccionPregunta } from '../calculo/index.ts';
import { porcentaje } from '../criterio/index.ts';
import { mismasEvidencias, type Evidencia } from '../evidencia/index.ts';
import type { NivelCumplimiento } from '../pauta/index.ts';
import { clavePregunta, type PreguntaPlan, type RespuestaPrueba } from '../respuesta/index.ts';
import { diferenciaDe, type Diferencia } from './diferencia.ts';

export type PruebaComparable = Pick<RespuestaPrueba, 'plan' | 'respuestas'>;

/** Difference of a question between the two tests, the strongest first; equal questions are only counted. */
export const cambiosPregunta = [
  'solo-antes',
  'solo-despues',
  'pregunta',
  'respuesta',
  'comentario',
  'evidencias',
] as const;
export type CambioPregunta = (typeof cambiosPregunta)[number];

export interface LadoPregunta {
  readonly pregunta: string;
  readonly niveles: readonly NivelCumplimiento[];
  /** Index of the chosen level; null where it needed no answer. */
  readonly nivel: number | null;
  readonly respuesta: string | null;
  readonly comentario: string;
  readonly evidencias: readonly Evidencia[];
}

export interface PreguntaComparada {
  readonly pautaId: string;
  readonly listaVerificacion: string;
  readonly listaNombre: string;
  readonly cambio: CambioPregunta;
  readonly antes: LadoPregunta | null;
  readonly despues: LadoPregunta | null;
  /** Result of the question in both tests, in percent; null in a test whose mean it does not enter. */
  readonly puntos: Diferencia;
}

/** Questions that differ, in the later test's order and then those that only the earlier one has. */
export function compararPreguntas(
  antes: PruebaComparable,
  despues: PruebaComparable,
): { readonly preguntas: readonly PreguntaComparada[]; readonly iguales: number } {
  const previas = ladosDe(antes);
  const posteriores = ladosDe(despues);
  const soloAntes = [...previas.keys()].filter((clave) => !posteriores.has(clave));
  const todas = [...posteriores.keys(), ...soloAntes].map((clave) =>
    comparar(previas.get(clave) ?? null, posteriores.get(clave) ?? null),
  );
  const preguntas = todas.filter((una) => una !== null);
  return { preguntas, iguales: todas.length - preguntas.length };
}

interface PreguntaDeUnaPrueba {
  readonly plan: PreguntaPlan;
  readonly lado: LadoPregunta;
  readonly puntos: number | null;
}

function ladosDe({ plan, respuestas }: PruebaComparable): ReadonlyMap<string, PreguntaDeUnaPrueba> {
  const dadas = new Map(respuestas.map((respuesta) => [clavePregunta(respuesta), respuesta]));
  return new Map(
    plan.preguntas.map((pregunta) => {
      const dada = dadas.get(clavePregunta(pregunta));
      const niveles = pregunta.nivelesCumplimiento;
      const nivel = dada?.nivel ?? null;
      const respuesta = nivel === null ? null : (niveles[nivel]?.descripcion ?? null);
      const fraccion = fraccionPregunta(dada?.valor ?? null, niveles);
      const comentario = dada?.comentario ?? '';
      const evidencias = dada?.evidencias ?? [];
      const lado = { pregunta: pregunta.pregunta, niveles, nivel, respuesta, comentario, evidencias };
      return [
        clavePregunta(pregunta),
        { plan: pregunta, lado, puntos: fraccion === null ? null : porcentaje(fraccion) },
      ];
    }),
  );
}

function comparar(
  antes: PreguntaDeUnaPrueba | null,
  despues: PreguntaDeUnaPrueba | null,
): PreguntaComparada | null {
  const una = despues ?? antes;
  const cambio = cambioDe(antes?.lado ?? null, despues?.lado ?? null);
  if (una === null || cambio === null) return null;
  const { pautaId, listaVerificacion, listaNombre } = una.plan;
  return {
    pautaId,
    listaVerificacion,
    listaNombre,
    cambio,
    antes: antes?.lado ?? null,
    despues: despues?.lado ?? null,
    puntos: diferenciaDe(antes?.puntos ?? null, despues?.puntos ?? null),
  };
}

function cambioDe(antes: LadoPregunta | null, despues: LadoPregunta | null): CambioPregunta | null {
  if (antes === null) return 'solo-despues';
  if (despues === null) return 'solo-antes';
  if (antes.pregunta !== despues.pregunta || !mismosNiveles(antes.niveles, despues.niveles))
    return 'pregunta';
  if (antes.nivel !== despues.nivel) return 'respuesta';
  if (antes.comentario !== despues.comentario) return 'comentario';
  return mismasEvidencias(antes.evidencias, despues.evidencias) ? null : 'evidencias';
}

function mismosNiveles(unos: readonly NivelCumplimiento[], otros: readonly NivelCumplimiento[]): boolean {
  return (
    unos.length === otros.length &&
    unos.every((uno, i) => uno.valor === otros[i]?.valor && uno.descripcion === otros[i].descripcion)
  );
}
