import { desconocido, type Auditoria } from '@mantenible/domain/auditoria';
import { esInsignia } from '@mantenible/domain/enlace';
import { DomainError } from '@mantenible/domain/error';

import { huellaDeClave } from '../comun/clave-de-enlace.ts';
import type { EnlaceRepository, EnlaceVigente, Insignia, Vista } from './compartido.port.ts';
import type { LeerContenido } from './compartido.schema.ts';
import { entregaQueEspera } from './exigir-cerrada.ts';

export interface DepsAbrir {
  readonly enlaces: Pick<EnlaceRepository, 'vigente'>;
  readonly leerContenido: (vista: Vista) => ReturnType<LeerContenido>;
  readonly leerInsignia: (vista: Vista) => Promise<Insignia>;
  readonly auditoria: Auditoria;
  readonly activos: boolean;
  readonly now: () => Date;
}

export interface Contador {
  /** Refuses a link that was opened too often. */
  readonly admitir: (id: string) => void;
  /** Counts a key that opens nothing as a guess. */
  readonly fallo: () => void;
}

/** What a page of a link shows. Wrong, ended and revoked keys, and those of badges, get one refusal. */
export async function abrirPagina(deps: DepsAbrir, clave: string, contador: Contador) {
  const enlace = await exigirVigente(deps, clave, 'pagina', contador);
  const { contenido } = await leer(() => deps.leerContenido(vistaDe(enlace)), contador);
  await anotar(deps, enlace);
  const { _id: id, proyecto, conCodigo, expira } = enlace;
  return { id, compartido: { proyecto, conCodigo, expira, contenido } };
}

/** What the badge of a link shows, under the same refusal. */
export async function abrirInsignia(
  deps: DepsAbrir,
  clave: string,
  contador: Contador,
): Promise<Insignia & { readonly id: string }> {
  const enlace = await exigirVigente(deps, clave, 'insignia', contador);
  const insignia = await leer(() => deps.leerInsignia(vistaDe(enlace)), contador);
  await anotar(deps, enlace);
  return { ...insignia, id: enlace._id };
}

/** Links to one thing have one view. */
const vistaDe = ({ proyectoId, propietario, clase, objetoId, otroId, conCodigo }: EnlaceVigente): Vista => ({
  proyectoId,
  propietario,
  clase,
  objetoId,
  otroId,
  conCodigo,
});

async function exigirVigente(
  { enlaces, activos, now }: DepsAbrir,
  clave: string,
  como: 'pagina' | 'insignia',
  { admitir, fallo }: Contador,
): Promise<EnlaceVigente> {
  const enlace = await enlaces.vigente(huellaDeClave(clave), now());
  if (enlace === null || !activos || esInsignia(enlace.clase) !== (como === 'insignia')) {
    fallo();
    throw noVale();
  }
  admitir(enlace._id);
  // The key is right and opens again after the deadline, so that it is no guess.
  if (entregaQueEspera(enlace.clase, enlace) !== null) throw noVale();
  return enlace;
}

/** A thing that was deleted since is no different from a link that never was; a service that does not answer is. */
async function leer<T>(contenido: () => Promise<T>, { fallo }: Contador): Promise<T> {
  try {
    return await contenido();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    fallo();
    throw noVale();
  }
}

function anotar({ auditoria }: DepsAbrir, { _id, proyecto, clase, titulo }: EnlaceVigente): Promise<void> {
  const detalle = titulo === '' ? clase : `${clase}: ${titulo}`;
  return auditoria.apuntar({
    quien: desconocido,
    accion: 'enlace-abierto',
    objeto: proyecto,
    objetoId: _id,
    detalle,
  });
}

const noVale = (): DomainError =>
  new DomainError(
    'not-found',
    'enlace-no-vale',
    'Este enlace no existe, ha caducado o fue retirado. Pida otro a quien se lo dio.',
  );
