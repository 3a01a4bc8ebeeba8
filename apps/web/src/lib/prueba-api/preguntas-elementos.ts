import type { MetricaCompleta } from '@mantenible/domain/metrica';
import { construirPlan, type Elementos, type PlanPrueba } from '@mantenible/domain/respuesta';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

/** An item of the catalogue; `motivo` is the reason why it cannot be run, or null. */
export interface OpcionElemento {
  readonly _id: string;
  readonly nombre: string;
  readonly preguntas: number;
  readonly motivo: string | null;
}

/** Metrics to pick from, each checked by its question set. */
export function opcionesMetrica(metricas: readonly MetricaCompleta[]): readonly OpcionElemento[] {
  return metricas.map((metrica) => opcion(metrica, planDe({ elemento: 'metrica', lista: [metrica] })));
}

/** Sub-characteristics to pick from, each checked by its question set. */
export function opcionesSubcaracteristica(
  lista: readonly SubcaracteristicaCompleta[],
): readonly OpcionElemento[] {
  return lista.map((sub) => opcion(sub, planDe({ elemento: 'subcaracteristica', lista: [sub] })));
}

/** Number of questions of a test of these items together: a list that several of them have is asked once. */
export function preguntasJuntas(elementos: Elementos, ids: readonly string[]): number {
  const elegido = ({ _id }: { readonly _id: string }) => ids.includes(_id);
  const elegidos: Elementos =
    elementos.elemento === 'metrica'
      ? { elemento: 'metrica', lista: elementos.lista.filter(elegido) }
      : { elemento: 'subcaracteristica', lista: elementos.lista.filter(elegido) };
  return planDe(elegidos).preguntas.length;
}

function planDe(elementos: Elementos): PlanPrueba {
  const tipo = elementos.elemento === 'metrica' ? 'singleMetrica' : 'singleSubcaracteristica';
  return construirPlan(tipo, elementos);
}

function opcion({ _id, nombre }: { _id: string; nombre: string }, plan: PlanPrueba): OpcionElemento {
  const motivo = plan.filas.length === 0 ? (plan.omitidos.at(-1)?.motivo ?? null) : null;
  return { _id, nombre, preguntas: plan.preguntas.length, motivo };
}
