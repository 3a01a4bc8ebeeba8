import { DomainError } from '../error/index.ts';

/** Refuses changes of deliveries of an archived course. */
export function exigirSinArchivar(estado: string): void {
  if (estado === 'archivado')
    throw new DomainError(
      'conflict',
      'curso-archivado',
      'El curso está archivado y sus entregas ya no cambian.',
    );
}
