import { createHash } from 'node:crypto';

import { DomainError } from '@mantenible/domain/error';
import type { PlanPrueba } from '@mantenible/domain/respuesta';

/** Fingerprint of a stored question set: equal for equal questions, levels and items. */
export function huellaDe(guardado: PlanPrueba): string {
  return createHash('sha256').update(JSON.stringify(guardado)).digest('base64url').slice(0, 22);
}

/**
 * @throws DomainError 'preguntas-cambiadas' when the page shows other questions than the draft: its answers
 * would be stored for other questions. A null fingerprint skips the check.
 */
export function exigirMismasPreguntas(guardado: PlanPrueba, huella: string | null): void {
  if (huella === null || huella === huellaDe(guardado)) return;
  throw new DomainError(
    'conflict',
    'preguntas-cambiadas',
    'Las preguntas de esta prueba cambiaron en el catálogo. Vuelva a abrirla para ver las actuales.',
  );
}
