import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import { clavePregunta } from '@mantenible/domain/respuesta';

/** Name under which the title's changes are counted, beside the keys of the questions. */
export const claveTitulo = 'titulo';

export interface Titulo {
  readonly texto: string;
  readonly version: number;
}

/** Title and answers, each with the version that grows by one with every change made to it. */
export interface Contenido {
  readonly titulo: Titulo;
  readonly respuestas: Readonly<Record<string, BorradorRespuesta>>;
}

/** What a device keeps of a content: only what was changed on it. */
export interface ContenidoParcial {
  readonly titulo?: Titulo | undefined;
  readonly respuestas?: Contenido['respuestas'] | undefined;
}

/** A draft on screen: what the person sees, and which versions of it the server is known to have. */
export interface EstadoBorrador extends Contenido {
  readonly servidor: Readonly<Record<string, number>>;
  /** Keys whose content was replaced by a newer one of another tab, until the person has read so. */
  readonly ajenas: readonly string[];
}

type Recibido = Pick<Borrador, 'titulo' | 'respuestas'>;
export type CambioRespuesta = Partial<Pick<BorradorRespuesta, 'valor' | 'nivel' | 'comentario'>>;
export type IdPregunta = Pick<BorradorRespuesta, 'pautaId' | 'listaVerificacion'>;

/** The state a screen opens with: the server's draft, under what this device had not yet sent. */
export function abrir(recibido: Recibido, copia: ContenidoParcial = {}): EstadoBorrador {
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

/** The person changed level or comment of a question. */
export function responder(estado: EstadoBorrador, id: IdPregunta, cambio: CambioRespuesta): EstadoBorrador {
  const clave = clavePregunta(id);
  const previa = estado.respuestas[clave] ?? enBlanco(id);
  const nueva = { ...previa, ...cambio, version: previa.version + 1 };
  return {
    ...estado,
    respuestas: { ...estado.respuestas, [clave]: nueva },
    ajenas: sin(estado.ajenas, clave),
  };
}

/** The person changed the title. */
export function titular(estado: EstadoBorrador, texto: string): EstadoBorrador {
  const titulo = { texto, version: estado.titulo.version + 1 };
  return { ...estado, titulo, ajenas: sin(estado.ajenas, claveTitulo) };
}

/** The person has read that something was changed in another tab. */
export function avisoLeido(estado: EstadoBorrador, clave: string): EstadoBorrador {
  return { ...estado, ajenas: sin(estado.ajenas, clave) };
}

/**
 * The server answered with its draft. Per question the higher version wins; at equal versions the server's stays,
 * as it does there. Whatever is still newer here remains pending.
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

/** Another tab of this device wrote its copy. Equal versions are left for the server to decide. */
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

/** Keys of what the server is not known to have. */
export function pendientes(estado: EstadoBorrador): readonly string[] {
  const claves = Object.entries(estado.respuestas)
    .filter(([clave, respuesta]) => respuesta.version > (estado.servidor[clave] ?? 0))
    .map(([clave]) => clave);
  return estado.titulo.version > (estado.servidor[claveTitulo] ?? 0) ? [claveTitulo, ...claves] : claves;
}

/** What is still to be sent, or null. Answers to questions outside `propias` (another question set) are not. */
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

function gana<T extends { readonly version: number }>(
  suya: T,
  mia: T | undefined,
  igual: (a: T, b: T) => boolean,
): boolean {
  if (!mia || suya.version > mia.version) return true;
  return suya.version === mia.version && !igual(suya, mia);
}

function iguales(a: BorradorRespuesta, b: BorradorRespuesta): boolean {
  return a.valor === b.valor && a.nivel === b.nivel && a.comentario === b.comentario;
}

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

function sin(claves: readonly string[], clave: string): readonly string[] {
  return claves.filter((otra) => otra !== clave);
}
