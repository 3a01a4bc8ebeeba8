import type { Autor } from '@mantenible/domain/auditoria';
import { DomainError } from '@mantenible/domain/error';
import type { ModoDeTraslado, TrasladoSimulado } from '@mantenible/domain/traslado';

import { efectoDeTraslado } from './efecto-de-traslado.ts';
import type { Entrega, TrasladoRepository } from './traslado.port.ts';

interface Deps {
  readonly traslados: TrasladoRepository;
}

/** What the import of that file would do, with every row at fault; changes nothing. */
export async function simularTraslado(
  { traslados }: Deps,
  entrega: Entrega,
  modo: ModoDeTraslado,
): Promise<TrasladoSimulado> {
  return efectoDeTraslado(await traslados.leer(), entrega, modo).simulado;
}

/** Imports the file exactly as its dry run showed it, or nothing: 409 where the file or the catalogue has changed since. */
export async function importarTraslado(
  { traslados }: Deps,
  { catalogo, reparos }: Entrega,
  { modo, huella }: { readonly modo: ModoDeTraslado; readonly huella: string },
  quien: Autor,
): Promise<TrasladoSimulado> {
  const hecho = reparos.length > 0 ? null : await traslados.importar({ catalogo, modo, huella }, quien);
  if (hecho !== null) return hecho;
  throw new DomainError(
    'conflict',
    'catalogo-cambiado',
    'El catálogo o el archivo han cambiado desde la comprobación: no se ha importado nada. Compruébelo de nuevo.',
  );
}
