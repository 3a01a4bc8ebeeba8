import { borradorRespuesta } from '@mantenible/contracts/borrador';
import { guardarRespuestas, type GuardarRespuestas } from '@mantenible/contracts/respuesta';
import * as z from 'zod/mini';

import { claveTitulo, type Contenido, type EstadoBorrador } from './estado-borrador.ts';

const guardado = z.object({ clave: z.string(), cuerpo: guardarRespuestas });

/** A save without an answer: repeated with the same key and body until the server answers. */
export interface GuardadoEnDuda {
  readonly clave: string;
  readonly cuerpo: GuardarRespuestas;
}

const copiaLocal = z.object({
  borrador: z.optional(z.string()),
  huella: z.optional(z.string()),
  titulo: z.optional(z.object({ texto: z.string(), version: z.number() })),
  respuestas: z._default(z.record(z.string(), borradorRespuesta), {}),
  guardado: z.optional(guardado),
});

/**
 * Unsent part of a draft on this device: its id, title and answers, never a token. `huella` is the
 * fingerprint of the answered questions.
 */
export type CopiaLocal = Omit<z.infer<typeof copiaLocal>, 'guardado'> & {
  guardado?: GuardadoEnDuda | undefined;
};

export interface Almacen extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Whether what was written last is kept; without it, a write throws when it fails. */
  readonly seguro?: () => boolean;
}

/** Parses the stored text of a copy; empty for a missing or damaged one. */
export function leerCopia(texto: string | null): CopiaLocal {
  if (texto === null) return { respuestas: {} };
  try {
    const leida = z.safeParse(copiaLocal, JSON.parse(texto));
    return leida.success ? leida.data : { respuestas: {} };
  } catch {
    return { respuestas: {} };
  }
}

/** State of this tab beside the draft. */
export interface EstadoDePestana {
  /** Id of the open draft. */
  readonly borrador: string;
  /** Fingerprint of its questions. */
  readonly huella: string;
  /** The save of this tab without an answer. */
  readonly enDuda?: GuardadoEnDuda | undefined;
  /** Key of a settled save of this tab. */
  readonly resuelto?: string | undefined;
}

/**
 * The copy to store, or null for an empty one: merges the pending changes of this tab with the stored copy
 * of another tab, per question the higher version, without the changes that the server has. The mark of
 * another tab's save in doubt stays; the changes of another draft do not: it was saved or discarded meanwhile.
 */
export function copiaNueva(
  guardada: CopiaLocal,
  estado: EstadoBorrador,
  sabido: EstadoDePestana,
): CopiaLocal | null {
  const existente = copiaDe(guardada, sabido.borrador);
  const falta = (clave: string, version: number) => version > (estado.servidor[clave] ?? 0);
  const respuestas: CopiaLocal['respuestas'] = {};
  for (const [clave, respuesta] of [
    ...Object.entries(existente.respuestas),
    ...Object.entries(estado.respuestas),
  ]) {
    const previa = respuestas[clave];
    if (falta(clave, respuesta.version) && (!previa || respuesta.version >= previa.version))
      respuestas[clave] = respuesta;
  }
  const titulo = [existente.titulo, estado.titulo]
    .filter((t) => t !== undefined)
    .filter((t) => falta(claveTitulo, t.version))
    .reduce<Contenido['titulo'] | null>((a, b) => (a && a.version > b.version ? a : b), null);
  const guardado = sabido.enDuda ?? deOtraPestana(guardada, sabido);
  if (Object.keys(respuestas).length === 0 && !titulo && !guardado) return null;
  const { borrador, huella } = sabido;
  return { borrador, huella, respuestas, ...(titulo && { titulo }), ...(guardado && { guardado }) };
}

/** The copy where it belongs to a draft, as one without an id does; otherwise an empty one. */
export function copiaDe(copia: CopiaLocal, id: string): CopiaLocal {
  return copia.borrador === undefined || copia.borrador === id ? copia : { respuestas: {} };
}

/** The rest of a copy after its save was settled: null where it is of the same draft. */
export function sinGuardado({ guardado, ...resto }: CopiaLocal): CopiaLocal | null {
  return resto.borrador === undefined || resto.borrador === guardado?.cuerpo.borrador ? null : resto;
}

/** The stored mark of a save in doubt, unless this tab has settled that save. */
function deOtraPestana({ guardado }: CopiaLocal, { resuelto }: EstadoDePestana): GuardadoEnDuda | undefined {
  return guardado?.clave === resuelto ? undefined : guardado;
}

/** One draft's copy in a storage; with a full or forbidden storage only the server has the draft. */
export function crearCopiaLocal(almacen: Almacen, nombre: string) {
  let escrita = true;
  return {
    nombre,
    /** Whether the last write is stored. */
    segura: (): boolean => escrita && (almacen.seguro?.() ?? true),
    leer: (): CopiaLocal => leerCopia(intentar(() => almacen.getItem(nombre)) ?? null),
    escribir(copia: CopiaLocal | null): void {
      escrita =
        intentar(() => {
          if (copia) almacen.setItem(nombre, JSON.stringify(copia));
          else almacen.removeItem(nombre);
          return true;
        }) ?? false;
    },
  };
}
export type CopiaGuardada = ReturnType<typeof crearCopiaLocal>;

/** Result of an access to the storage; undefined when it throws. */
function intentar<T>(hacer: () => T): T | undefined {
  try {
    return hacer();
  } catch {
    return undefined;
  }
}
