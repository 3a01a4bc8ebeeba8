import type { Persona } from '@mantenible/domain/acceso';
import { exigirSinArchivar } from '@mantenible/domain/entrega';
import { campoInvalido, DomainError, noEncontrado, versionAntigua } from '@mantenible/domain/error';
import {
  maximoObservaciones,
  seMuestra,
  visiblesPara,
  type LugarObservacion,
  type MomentoObservacion,
} from '@mantenible/domain/observacion';
import { contar } from '@mantenible/wording/contar';

import type { AvisoNuevo } from '../aviso/aviso.port.ts';
import type { EntregadoLeido, LugarDeEntrega } from '../nota/nota.port.ts';
import type { HiloGuardado, ObservacionGuardada, ObservacionRepository } from './observacion.port.ts';

export interface DepsObservar {
  readonly observaciones: ObservacionRepository;
  /** What a project delivered, for those who may read it. */
  readonly entregado: (persona: Persona, lugar: LugarDeEntrega) => Promise<EntregadoLeido>;
  readonly avisar: (nuevos: readonly AvisoNuevo[]) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Comments that the person reads: all of them as a lecturer, else those that were shown. The words of one answer are bounded in bytes;
 * `siguiente` begins the next one.
 */
export async function leerObservaciones(
  deps: DepsObservar,
  persona: Persona,
  lugar: LugarDeEntrega,
  desde: string | null,
) {
  const leido = await deps.entregado(persona, lugar);
  const todas = await visibles(deps, leido, lugar, await deps.observaciones.hilos(lugar));
  const primera = desde === null ? 0 : todas.findIndex(({ _id }) => _id === desde);
  if (primera < 0) throw noEncontrado('el comentario');
  const { parte, siguiente } = cortar(todas.slice(primera));
  const { corrige, propio } = leido;
  const archivado = leido.entrega.estado === 'archivado';
  return {
    puedeComentar: corrige && !archivado,
    puedeResponder: (corrige || propio) && !archivado,
    comentarios: (await deps.observaciones.textos(parte)).map((una) => presentar(una, persona)),
    siguiente,
  };
}

/** Bytes of the words of one answer, unless one comment has more. */
const maximoBytes = 2 * 1024 * 1024;

function cortar(hilos: readonly HiloGuardado[]) {
  let bytes = 0;
  const fin = hilos.findIndex((uno, i) => (bytes += uno.bytes) > maximoBytes && i > 0);
  const ids = hilos.map(({ _id }) => _id);
  return fin < 0
    ? { parte: ids, siguiente: null }
    : { parte: ids.slice(0, fin), siguiente: ids[fin] ?? null };
}

async function visibles<T extends HiloVisible>(
  { observaciones }: DepsObservar,
  { corrige }: EntregadoLeido,
  lugar: LugarDeEntrega,
  todas: readonly T[],
): Promise<readonly T[]> {
  return corrige ? todas : visiblesPara(todas, await observaciones.mostrado(lugar));
}

type HiloVisible = Pick<ObservacionGuardada, '_id' | 'padre' | 'cuando' | 'creado'>;

/** The comment, where the person reads it. */
async function hallar(
  deps: DepsObservar,
  leido: EntregadoLeido,
  lugar: LugarDeEntrega,
  id: string,
): Promise<ObservacionGuardada | null> {
  const suyas = await visibles(deps, leido, lugar, await deps.observaciones.hasta(lugar, id));
  return suyas.find(({ _id }) => _id === id) ?? null;
}

/** A comment as its reader sees it. */
export const presentar = ({ por, ...una }: ObservacionGuardada, { sub }: Persona) => {
  return { ...una, por: por.nombre, propia: por.sub === sub };
};

export interface Nueva {
  readonly _id: string;
  readonly lugar: LugarObservacion;
  readonly clave: string;
  readonly texto: string;
  readonly cuando: MomentoObservacion;
  readonly padre: string | null;
}

/** Adds a comment of a lecturer, or a reply of either side. */
export async function observar(deps: DepsObservar, persona: Persona, lugar: LugarDeEntrega, nueva: Nueva) {
  const leido = await deps.entregado(persona, lugar);
  const { corrige: deDocente, propio } = leido;
  if (!deDocente && !propio) throw sinPermiso();
  exigirSinArchivar(leido.entrega.estado);
  const padre = await exigirPadre(deps, leido, lugar, nueva.padre);
  if (padre === null && !deDocente)
    throw new DomainError(
      'forbidden',
      'solo-respuestas',
      'Los docentes comentan; usted puede responder a sus comentarios.',
    );
  const { sub, nombre } = persona;
  const guardada = {
    ...nueva,
    // A reply is where its comment is.
    ...(padre && { lugar: padre.lugar, clave: padre.clave, cuando: padre.cuando }),
    por: { sub, nombre },
    deDocente,
  };
  const limites = { maximo: maximoObservaciones, now: deps.now() };
  const resultado = await deps.observaciones.agregar(lugar, guardada, limites);
  if (resultado === 'sin-entrega') throw noEncontrado('lo entregado');
  if (resultado === 'sin-padre') throw padreBorrado();
  if (resultado === 'lleno')
    throw new DomainError(
      'conflict',
      'demasiados-comentarios',
      `Aquí ya hay ${contar(maximoObservaciones, 'comentario', 'comentarios')} de ${deDocente ? 'los docentes' : 'su equipo'}: borre alguno antes de escribir otro.`,
    );
  const escrita = { ...guardada, version: 1, resuelta: false, creado: limites.now.toISOString() };
  await avisar(deps, leido, persona, { deDocente, raiz: padre ?? escrita }, lugar);
  return presentar(escrita, persona);
}

const padreBorrado = () =>
  campoInvalido(
    'padre',
    'El comentario al que responde ya no existe: recargue la página y escriba uno nuevo.',
  );

async function exigirPadre(
  deps: DepsObservar,
  leido: EntregadoLeido,
  lugar: LugarDeEntrega,
  padre: string | null,
): Promise<ObservacionGuardada | null> {
  if (padre === null) return null;
  const hallado = await hallar(deps, leido, lugar, padre);
  if (!hallado) throw padreBorrado();
  if (hallado.padre !== null) throw campoInvalido('padre', 'Responda al comentario, no a una respuesta.');
  return hallado;
}

/** The other side learns of what it can read: the team of a comment, the lecturers of a reply. */
async function avisar(
  deps: DepsObservar,
  { entrega, entregado, correctores }: EntregadoLeido,
  persona: Persona,
  { deDocente, raiz }: { readonly deDocente: boolean; readonly raiz: Parameters<typeof seMuestra>[0] },
  lugar: LugarDeEntrega,
): Promise<void> {
  if (deDocente && !seMuestra(raiz, await deps.observaciones.mostrado(lugar))) return;
  const destinos = deDocente ? entregado.miembros.map(({ sub }) => sub) : correctores;
  const texto = deDocente
    ? `Hay comentarios nuevos del docente en «${entrega.titulo}».`
    : `${entregado.nombre}: hay respuestas nuevas en «${entrega.titulo}».`;
  await deps.avisar(
    destinos
      .filter((sub) => sub !== persona.sub)
      .map((sub) => ({
        sub,
        tipo: 'comentario',
        ...lugar,
        texto,
        unico: `comentario ${lugar.entregaId} ${lugar.proyectoId} ${sub}`,
      })),
  );
}

const sinPermiso = () =>
  new DomainError('forbidden', 'prohibido', 'Comentan los docentes del curso y responde quien entregó.');

interface Cual extends LugarDeEntrega {
  readonly comentarioId: string;
}

/** Changes the words of one's own comment, or settles and opens a thread. */
export async function cambiarObservacion(
  deps: DepsObservar,
  persona: Persona,
  cual: Cual,
  cambio: { readonly texto?: string | undefined; readonly resuelta?: boolean | undefined },
  esperada: number | null,
) {
  const hallada = await exigirObservacion(deps, persona, cual);
  if (cambio.texto !== undefined && hallada.por.sub !== persona.sub)
    throw new DomainError('forbidden', 'prohibido', 'Solo quien escribió el comentario cambia su texto.');
  const version = await deps.observaciones.cambiar(hallada._id, cambio, { esperada, now: deps.now() });
  if (version === 'no-esta') throw noEncontrado('el comentario');
  if (version === 'otra-version') throw versionAntigua();
  const { texto = hallada.texto, resuelta = hallada.resuelta } = cambio;
  return presentar({ ...hallada, texto, resuelta, version }, persona);
}

/** Deletes one's own comment; one with replies stays. */
export async function borrarObservacion(deps: DepsObservar, persona: Persona, cual: Cual): Promise<void> {
  const hallada = await exigirObservacion(deps, persona, cual);
  if (hallada.por.sub !== persona.sub)
    throw new DomainError('forbidden', 'prohibido', 'Solo quien escribió el comentario lo borra.');
  const resultado = await deps.observaciones.borrar(cual.entregaId, hallada._id);
  if (resultado === 'no-esta') throw noEncontrado('el comentario');
  if (resultado === 'con-respuestas')
    throw new DomainError(
      'conflict',
      'tiene-respuestas',
      'El comentario tiene respuestas: se puede dar por resuelto, pero no borrar.',
    );
}

async function exigirObservacion(
  deps: DepsObservar,
  persona: Persona,
  { comentarioId, ...lugar }: Cual,
): Promise<ObservacionGuardada> {
  const leido = await deps.entregado(persona, lugar);
  if (!leido.corrige && !leido.propio) throw sinPermiso();
  exigirSinArchivar(leido.entrega.estado);
  const hallada = await hallar(deps, leido, lugar, comentarioId);
  if (!hallada) throw noEncontrado('el comentario');
  return hallada;
}
