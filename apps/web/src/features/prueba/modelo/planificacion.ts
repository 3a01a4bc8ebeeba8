import type { MetricaCompleta } from '@mantenible/domain/metrica';
import {
  construirPlan,
  esTipoSimple,
  tipoElemento,
  type PlanPrueba,
  type TipoPrueba,
} from '@mantenible/domain/respuesta';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

/** Phase 1 of planning: the scope and, for the single options, the item. */
export interface Planificacion {
  readonly tipo: TipoPrueba | null;
  readonly elementoId: string | null;
}

export interface ImpedimentoInicio {
  readonly mensaje: string;
  readonly falta: 'alcance' | 'elemento';
}

/** Reason why the test cannot start, with the field to focus, or null (requisito: required-fields). */
export function impedimentoInicio({ tipo, elementoId }: Planificacion): ImpedimentoInicio | null {
  if (tipo === null) return { mensaje: 'Elija el alcance de la prueba', falta: 'alcance' };
  if (!esTipoSimple(tipo) || elementoId !== null) return null;
  const mensaje =
    tipoElemento(tipo) === 'metrica' ? 'Seleccione la métrica' : 'Seleccione la subcaracterística';
  return { mensaje, falta: 'elemento' };
}

/** An item of the picker; `motivo` is the reason why it cannot be run, or null. */
export interface OpcionElemento {
  readonly _id: string;
  readonly nombre: string;
  readonly preguntas: number;
  readonly motivo: string | null;
}

/** Metrics to pick from, each checked by its question set. */
export function opcionesMetrica(metricas: readonly MetricaCompleta[]): readonly OpcionElemento[] {
  return metricas.map((metrica) =>
    opcion(metrica, construirPlan('singleMetrica', { elemento: 'metrica', lista: [metrica] })),
  );
}

/** Sub-characteristics to pick from, each checked by its question set. */
export function opcionesSubcaracteristica(
  lista: readonly SubcaracteristicaCompleta[],
): readonly OpcionElemento[] {
  return lista.map((sub) => {
    const elementos = { elemento: 'subcaracteristica', lista: [sub] } as const;
    return opcion(sub, construirPlan('singleSubcaracteristica', elementos));
  });
}

function opcion({ _id, nombre }: { _id: string; nombre: string }, plan: PlanPrueba): OpcionElemento {
  const motivo = plan.filas.length === 0 ? (plan.omitidos.at(-1)?.motivo ?? null) : null;
  return { _id, nombre, preguntas: plan.preguntas.length, motivo };
}
