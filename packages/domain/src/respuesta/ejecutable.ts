import { DomainError } from '../error/index.ts';
import type { PlanPrueba } from './plan.ts';
import type { Alcance } from './tipo-prueba.ts';

/** Refuses a scope without questions, or whose own item was skipped, and names the reason (requisito: skipped-items). */
export function exigirEjecutable(plan: PlanPrueba, alcance: Pick<Alcance, 'elementoId'>): void {
  const propia = alcance.elementoId === null || plan.filas.some((fila) => fila._id === alcance.elementoId);
  if (propia && plan.preguntas.length > 0) return;
  const motivos = plan.omitidos.map(({ nombre, motivo }) => `«${nombre}» ${motivo}`);
  const porque = motivos.length > 0 ? motivos.join('; ') : 'no hay pautas que responder';
  throw new DomainError('invalid', 'prueba-no-ejecutable', `La prueba no se puede aplicar: ${porque}.`);
}

/** Ids of everything of the catalogue that a test contains, each once, so that a deletion can count the tests. */
export function idsContenidos(plan: PlanPrueba): readonly string[] {
  const estructura = plan.filas.flatMap((fila) => [
    fila._id,
    ...fila.metricas.flatMap((metrica) => [metrica._id, metrica.listaVerificacion]),
  ]);
  return [...new Set([...estructura, ...plan.preguntas.map((pregunta) => pregunta.pautaId)])];
}
