import { createHash } from 'node:crypto';

import { DomainError } from '@mantenible/domain/error';
import type { PlanPrueba } from '@mantenible/domain/respuesta';

/** Fingerprint of a stored question set: the same for the same questions, levels and items. */
export function huellaDe(guardado: PlanPrueba): string {
  return createHash('sha256').update(JSON.stringify(guardado)).digest('base64url').slice(0, 22);
}

/**
 * @throws DomainError 'preguntas-cambiadas' when a page shows other questions than the draft asks: what was chosen
 * there would be taken for an answer to another question. A null fingerprint names no page.
 */
export function exigirMismasPreguntas(guardado: PlanPrueba, huella: string | null): void {
  if (huella === null || huella === huellaDe(guardado)) return;
  throw new DomainError(
    'conflict',
    'preguntas-cambiadas',
    'Las preguntas de esta prueba cambiaron en el catálogo. Vuelva a abrirla para ver las actuales.',
  );
}
