import { borradorRespuesta } from '@mantenible/contracts/borrador';
import { guardarRespuestas, type GuardarRespuestas } from '@mantenible/contracts/respuesta';
import * as z from 'zod/mini';

import { claveTitulo, type Contenido, type EstadoBorrador } from './estado-borrador.ts';

const guardado = z.object({ clave: z.string(), cuerpo: guardarRespuestas });

/** A save whose answer never came: sent again with the same key and body until the server says what became of it. */
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

/** What this device keeps of a draft until the server has it: its id, titles and answers, never a token. `huella` is of the questions answered. */
export type CopiaLocal = Omit<z.infer<typeof copiaLocal>, 'guardado'> & {
  guardado?: GuardadoEnDuda | undefined;
};

export interface Almacen extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Whether what was written last is kept; a storage without it keeps everything or throws. */
  readonly seguro?: () => boolean;
}

/** A copy as read from storage; one that is absent or damaged reads as empty. */
export function leerCopia(texto: string | null): CopiaLocal {
  if (texto === null) return { respuestas: {} };
  try {
    const leida = z.safeParse(copiaLocal, JSON.parse(texto));
    return leida.success ? leida.data : { respuestas: {} };
  } catch {
    return { respuestas: {} };
  }
}

/** What this tab knows beside the draft itself. */
export interface SabidoAqui {
  /** The draft that is open here. */
  readonly borrador: string;
  /** Of its questions. */
  readonly huella: string;
  /** The save of this tab whose answer is not known. */
  readonly enDuda?: GuardadoEnDuda | undefined;
  /** Key of a save of this tab whose answer has come. */
  readonly resuelto?: string | undefined;
}

/**
 * The copy to keep, or null for none: what is pending here joined with what another tab left there, per question
 * the higher version, without what the server already has. A save that another tab left in doubt stays marked.
 */
export function copiaNueva(
  existente: CopiaLocal,
  estado: EstadoBorrador,
  sabido: SabidoAqui,
): CopiaLocal | null {
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
  const guardado = sabido.enDuda ?? deOtraPestana(existente, sabido);
  if (Object.keys(respuestas).length === 0 && !titulo && !guardado) return null;
  const { borrador, huella } = sabido;
  return { borrador, huella, respuestas, ...(titulo && { titulo }), ...(guardado && { guardado }) };
}

function deOtraPestana({ guardado }: CopiaLocal, { resuelto }: SabidoAqui): GuardadoEnDuda | undefined {
  return guardado?.clave === resuelto ? undefined : guardado;
}

/** One draft's copy in a storage that may be full or forbidden: then the server alone keeps the draft. */
export function crearCopiaLocal(almacen: Almacen, nombre: string) {
  let escrita = true;
  return {
    nombre,
    /** Whether this device holds what was written last. */
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

function intentar<T>(hacer: () => T): T | undefined {
  try {
    return hacer();
  } catch {
    return undefined;
  }
}
