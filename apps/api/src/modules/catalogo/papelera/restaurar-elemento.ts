import type { Autor } from '@mantenible/domain/auditoria';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import type { ElementoRestaurado } from '@mantenible/domain/papelera';

import type { PapeleraRepository } from './papelera.port.ts';

interface Deps {
  readonly papelera: PapeleraRepository;
}

/** Puts a deleted record back; 409 where its name is taken, which asks for another one. */
export async function restaurarElemento(
  { papelera }: Deps,
  id: string,
  nombre: string | null,
  quien: Autor,
): Promise<ElementoRestaurado> {
  const restaurado = await papelera.restaurar(id, nombre, quien);
  if (typeof restaurado === 'object') return restaurado;
  switch (restaurado) {
    case 'no-encontrado':
      throw noEncontrado('el elemento en la papelera');
    case 'existe':
      throw new DomainError(
        'conflict',
        'elemento-existe',
        'El catálogo ya tiene este elemento: no se ha restaurado nada.',
      );
    case 'nombre-largo':
      throw new DomainError(
        'invalid',
        'nombre-largo',
        'El nombre es demasiado largo para este tipo de elemento. Escriba otro más corto.',
      );
    case 'nombre-ocupado':
      throw new DomainError(
        'conflict',
        'nombre-ocupado',
        'Otro elemento del mismo tipo tiene ya ese nombre. Escriba otro para restaurarlo.',
      );
  }
}
