import { DomainError } from '../error/index.ts';

/** Refusal of a request that names a draft which the scope no longer has. */
export function borradorAusente(): DomainError {
  return new DomainError(
    'conflict',
    'borrador-ausente',
    'Este borrador ya no existe: la prueba se guardó, se descartó o se empezó de nuevo en otra pestaña.',
  );
}
