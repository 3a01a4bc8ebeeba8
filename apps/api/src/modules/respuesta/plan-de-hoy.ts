import { campoInvalido, noEncontrado } from '@mantenible/domain/error';
import {
  construirPlan,
  exigirEjecutable,
  tipoElemento,
  type Alcance,
  type PlanPrueba,
} from '@mantenible/domain/respuesta';

import type { CatalogoDePruebas } from './respuesta.port.ts';

/** The question set of a scope from today's catalogue; refuses items that do not exist or cannot be run. */
export async function planDeHoy(catalogo: CatalogoDePruebas, alcance: Alcance): Promise<PlanPrueba> {
  const { elementoId, adicionales } = alcance;
  const elemento = tipoElemento(alcance.tipo);
  const ids = elementoId === null ? null : [elementoId, ...adicionales];
  const elementos = await catalogo.elementos(elemento, ids);
  const hallados = new Set(elementos.lista.map(({ _id }) => _id));
  if (elementoId !== null && !hallados.has(elementoId))
    throw noEncontrado(elemento === 'metrica' ? 'la métrica' : 'la subcaracterística');
  const falta = adicionales.findIndex((id) => !hallados.has(id));
  if (falta !== -1) throw campoInvalido(`adicionales.${falta}`, 'El elemento ya no existe');
  const plan = construirPlan(alcance.tipo, elementos);
  exigirEjecutable(plan, alcance);
  return plan;
}
