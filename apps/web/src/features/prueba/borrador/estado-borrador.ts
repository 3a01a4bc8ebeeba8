import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import { iguales, type BorradorRespuesta } from '@mantenible/domain/borrador';
import { clavePregunta } from '@mantenible/domain/respuesta';

/** Key of the title's version, beside the keys of the questions. */
export const claveTitulo = 'titulo';

export interface Titulo {
  readonly texto: string;
  readonly version: number;
}

/** Title and answers, each with a version that every change increments. */
export interface Contenido {
  readonly titulo: Titulo;
  readonly respuestas: Readonly<Record<string, BorradorRespuesta>>;
}

/** The part of a content that was changed on this device. */
export interface ContenidoParcial {
  readonly titulo?: Titulo | undefined;
  readonly respuestas?: Contenido['respuestas'] | undefined;
}

/** A draft on screen: its content, and the versions confirmed by the server. */
export interface EstadoBorrador extends Contenido {
  readonly servidor: Readonly<Record<string, number>>;
  /**
   * Keys of answers (and of the title) that a newer one, of another tab or device, replaced on screen; the screen marks
   * them until the person has read the notice or changes them.
   */
  readonly ajenas: readonly string[];
}

type Recibido = Pick<Borrador, 'titulo' | 'respuestas'>;
export type CambioRespuesta = Partial<
  Pick<BorradorRespuesta, 'valor' | 'nivel' | 'comentario' | 'evidencias'>
>;
export type IdPregunta = Pick<BorradorRespuesta, 'pautaId' | 'listaVerificacion'>;

/** Initial state of a screen: the server's draft with the unsent changes of this device. */
export function abrirEstado(recibido: Recibido, copia: ContenidoParcial = {}): EstadoBorrador {
  const vacio: EstadoBorrador = {
    titulo: { texto: '', version: 0 },
    respuestas: {},
    servidor: {},
    ajenas: [],
  };
  const local = {
    ...vacio,
    titulo: copia.titulo ?? vacio.titulo,
    respuestas: copia.respuestas ?? vacio.respuestas,
  };
  const abierto = recibir(local, recibido);
  const locales = new Set([...Object.keys(local.respuestas), ...(copia.titulo ? [claveTitulo] : [])]);
  return { ...abierto, ajenas: abierto.ajenas.filter((clave) => locales.has(clave)) };
}

/** Applies a change of level, comment or evidence of a question. */
export function responder(estado: EstadoBorrador, id: IdPregunta, cambio: CambioRespuesta): EstadoBorrador {
  const clave = clavePregunta(id);
  const previa = estado.respuestas[clave] ?? enBlanco(id);
  const nueva = { ...previa, ...cambio, version: previa.version + 1 };
  return {
    ...estado,
    respuestas: { ...estado.respuestas, [clave]: nueva },
    ajenas: sinClave(estado.ajenas, clave),
  };
}

/** Applies a change of the title. */
export function titular(estado: EstadoBorrador, texto: string): EstadoBorrador {
  const titulo = { texto, version: estado.titulo.version + 1 };
  return { ...estado, titulo, ajenas: sinClave(estado.ajenas, claveTitulo) };
}

/** Removes the mark of a change that came from another tab or device, once the person has read it. */
export function avisoLeido(estado: EstadoBorrador, clave: string): EstadoBorrador {
  return { ...estado, ajenas: sinClave(estado.ajenas, clave) };
}

/**
 * Merges the server's draft. Per question the higher version wins; at equal versions the server's stays, as
 * on the server. Newer local changes remain pending.
 */
export function recibir(estado: EstadoBorrador, recibido: Recibido): EstadoBorrador {
  const ganadas = recibido.respuestas.filter((r) => gana(r, estado.respuestas[clavePregunta(r)], iguales));
  const tituloGana = gana(recibido.titulo, estado.titulo, (a, b) => a.texto === b.texto);
  const servidor = Object.fromEntries(recibido.respuestas.map((r) => [clavePregunta(r), r.version]));
  const cambiadas = [...ganadas.map(clavePregunta), ...(tituloGana ? [claveTitulo] : [])];
  return {
    titulo: tituloGana ? recibido.titulo : estado.titulo,
    respuestas: { ...estado.respuestas, ...porClave(ganadas) },
    servidor: { ...servidor, [claveTitulo]: recibido.titulo.version },
    ajenas: union(
      estado.ajenas,
      cambiadas.filter((clave) => seVeiaOtraCosa(estado, clave, recibido)),
    ),
  };
}

/** Merges the copy of another tab of this device. At equal versions the server decides. */
export function recibirCopia(estado: EstadoBorrador, copia: ContenidoParcial): EstadoBorrador {
  const nuevas = Object.values(copia.respuestas ?? {}).filter(
    (r) => r.version > (estado.respuestas[clavePregunta(r)]?.version ?? 0),
  );
  const titulo = copia.titulo && copia.titulo.version > estado.titulo.version ? copia.titulo : null;
  if (nuevas.length === 0 && !titulo) return estado;
  const cambiadas = [...nuevas.map(clavePregunta), ...(titulo ? [claveTitulo] : [])];
  return {
    ...estado,
    titulo: titulo ?? estado.titulo,
    respuestas: { ...estado.respuestas, ...porClave(nuevas) },
    ajenas: union(estado.ajenas, cambiadas),
  };
}

/** Keys of the changes that the server has not confirmed. */
export function pendientes(estado: EstadoBorrador): readonly string[] {
  const claves = Object.entries(estado.respuestas)
    .filter(([clave, respuesta]) => respuesta.version > (estado.servidor[clave] ?? 0))
    .map(([clave]) => clave);
  return estado.titulo.version > (estado.servidor[claveTitulo] ?? 0) ? [claveTitulo, ...claves] : claves;
}

/**
 * Body with the pending changes, or null without any. Answers to questions outside `propias` are not sent.
 */
export function porEnviar(estado: EstadoBorrador, propias: ReadonlySet<string>): BorradorEnviado | null {
  const claves = pendientes(estado);
  const respuestas = claves.flatMap((clave) => {
    const respuesta = estado.respuestas[clave];
    return respuesta && propias.has(clave) ? [respuesta] : [];
  });
  const titulo = claves.includes(claveTitulo) ? { titulo: estado.titulo } : {};
  return respuestas.length === 0 && !('titulo' in titulo) ? null : { respuestas, ...titulo };
}

function enBlanco({ pautaId, listaVerificacion }: IdPregunta): BorradorRespuesta {
  return { pautaId, listaVerificacion, valor: null, nivel: null, comentario: '', version: 0 };
}

/** Whether the received version replaces the local one: it is higher, or equal with another content. */
function gana<T extends { readonly version: number }>(
  suya: T,
  mia: T | undefined,
  igual: (a: T, b: T) => boolean,
): boolean {
  if (!mia || suya.version > mia.version) return true;
  return suya.version === mia.version && !igual(suya, mia);
}

/** Whether the received title or answer differs from that on screen. */
function seVeiaOtraCosa(estado: EstadoBorrador, clave: string, recibido: Recibido): boolean {
  if (clave === claveTitulo) return estado.titulo.texto !== recibido.titulo.texto;
  const suya = recibido.respuestas.find((r) => clavePregunta(r) === clave);
  return suya !== undefined && !iguales(suya, estado.respuestas[clave] ?? enBlanco(suya));
}

function porClave(respuestas: readonly BorradorRespuesta[]): Record<string, BorradorRespuesta> {
  return Object.fromEntries(respuestas.map((r) => [clavePregunta(r), r]));
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}

function sinClave(claves: readonly string[], clave: string): readonly string[] {
  return claves.filter((otra) => otra !== clave);
}
