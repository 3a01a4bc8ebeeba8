import { DomainError, type Detalle } from './domain-error.ts';

/** The same answer for a missing thing and for another person's (requisito: foreign-objects). */
export function noEncontrado(cosa: string): DomainError {
  return new DomainError('not-found', 'no-encontrado', `No se encontró ${cosa}.`);
}

export function campoInvalido(campo: string, mensaje: string): DomainError {
  return new DomainError('invalid', 'datos-invalidos', mensaje, [{ campo, mensaje }]);
}

/** Refusal because several fields break rules; the first reason is the message. */
export function camposInvalidos(detalles: readonly [Detalle, ...Detalle[]]): DomainError {
  return new DomainError('invalid', 'datos-invalidos', detalles[0].mensaje, detalles);
}

/**
 * Refusal because the stored version is no longer the one that was read (answered 412).
 * @param nombre who changed it, where that was another person
 */
export function versionAntigua(nombre?: string): DomainError {
  const mensaje =
    nombre === undefined
      ? 'Este registro cambió mientras usted lo editaba.'
      : `${nombre} cambió este registro mientras usted lo editaba.`;
  return new DomainError('stale', 'version-antigua', mensaje);
}
