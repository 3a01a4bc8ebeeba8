import { clavePregunta, type PlanPrueba } from '../respuesta/plan.ts';
import { prellenar } from '../respuesta/prellenar.ts';
import type { RespuestaPregunta } from '../respuesta/respuesta.ts';
import type { BorradorRespuesta } from './combinar.ts';

interface Previo {
  readonly plan: PlanPrueba;
  readonly respuestas: readonly BorradorRespuesta[];
}

/**
 * Answers of a draft rebuilt with other items: the draft's own where they fit, with their versions, and for
 * the other questions those of the earlier attempt (version 0).
 */
export function rehacer(
  plan: PlanPrueba,
  previo: Previo,
  prellenadas: readonly RespuestaPregunta[],
): readonly BorradorRespuesta[] {
  const versiones = new Map(previo.respuestas.map((r) => [clavePregunta(r), r.version]));
  const deIntento = new Map(prellenadas.map((r) => [clavePregunta(r), r]));
  return prellenar(plan, previo).respuestas.map((propia) => {
    const clave = clavePregunta(propia);
    const version = versiones.get(clave);
    if (version !== undefined) return { ...propia, version };
    return { ...(deIntento.get(clave) ?? propia), version: 0 };
  });
}
