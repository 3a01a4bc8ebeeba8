import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import { joined } from '@mantenible/promises/joined';

import {
  copiaDe,
  copiaNueva,
  type CopiaGuardada,
  type CopiaLocal,
  type GuardadoEnDuda,
} from './copia-local.ts';
import {
  abrirEstado,
  avisoLeido,
  pendientes,
  porEnviar,
  recibir,
  recibirCopia,
  responder,
  titular,
  type CambioRespuesta,
  type EstadoBorrador,
  type IdPregunta,
} from './estado-borrador.ts';

/** Delay before a change is sent, in milliseconds. */
export const esperaEnvio = 800;
/** Delays before each retry after a failed call, in milliseconds; the last one repeats. */
export const esperasReintento = [2_000, 5_000, 15_000, 30_000] as const;

/** Whether the draft is stored on the server, and otherwise why not. */
export type Sincronia =
  | { readonly fase: 'guardado' | 'guardando' }
  /** `conservado`: this device has stored the unsent changes. */
  | { readonly fase: 'sin-conexion'; readonly conservado: boolean }
  | { readonly fase: 'rechazado'; readonly conservado: boolean; readonly motivo: string };

/** The draft and its synchronisation, for the screen. */
export interface Vista {
  readonly borrador: EstadoBorrador;
  readonly sincronia: Sincronia;
}

export interface PartesMotor {
  /** Sends a change; rejects when it did not arrive. */
  readonly enviar: (cuerpo: BorradorEnviado) => Promise<Pick<Borrador, 'titulo' | 'respuestas'>>;
  /** Reason of a final refusal; null when a retry may succeed. */
  readonly motivoRechazo: (error: unknown) => string | null;
  /** Whether the server refused because the draft's questions have changed. */
  readonly esDeOtrasPreguntas: (error: unknown) => boolean;
  /** Called when the draft must be opened again with its new questions; the answers are in the copy. */
  readonly alCambiarPreguntas: () => void;
  /** Runs `hacer` once after `ms`; returns the cancellation. */
  readonly programar: (hacer: () => void, ms: number) => () => void;
  readonly copia: CopiaGuardada;
  /** Keys of the question set. */
  readonly propias: ReadonlySet<string>;
}

export type Motor = ReturnType<typeof crearMotor>;

/**
 * Synchronises a draft: writes every change to the local copy at once and sends it to the server after a
 * delay, one request at a time, with retries while there is no connection. It depends on neither React nor
 * a clock.
 */
export function crearMotor(
  partes: PartesMotor,
  inicial: Pick<Borrador, '_id' | 'huella' | 'titulo' | 'respuestas'>,
) {
  const ids = { borrador: inicial._id, huella: inicial.huella };
  let borrador = abrirEstado(inicial, copiaDe(partes.copia.leer(), inicial._id));
  let fallos = 0;
  let rechazo: string | null = null;
  let fallo: Error | null = null;
  let enDuda: GuardadoEnDuda | undefined;
  let resuelto: string | undefined;
  let cancelar: (() => void) | null = null;
  let detenido = false;
  let acabado = false;
  let obsoleto = false;
  let vista = ver();
  const oyentes = new Set<() => void>();

  function ver(): Vista {
    return { borrador, sincronia: sincronia() };
  }

  function sincronia(): Sincronia {
    const conservado = partes.copia.segura();
    if (rechazo !== null) return { fase: 'rechazado', conservado, motivo: rechazo };
    if (fallos > 0) return { fase: 'sin-conexion', conservado };
    return { fase: porEnviar(borrador, partes.propias) ? 'guardando' : 'guardado' };
  }

  function anunciar(): void {
    vista = ver();
    for (const oyente of oyentes) oyente();
  }

  function aplicar(siguiente: EstadoBorrador): void {
    borrador = siguiente;
    if (acabado) return;
    const sabido = { ...ids, enDuda, resuelto };
    partes.copia.escribir(copiaNueva(partes.copia.leer(), borrador, sabido));
    anunciar();
  }

  function programarEnvio(ms: number): void {
    cancelar?.();
    cancelar = detenido || enDuda ? null : partes.programar(() => void mandar(), ms);
  }

  function mandar(): Promise<void> {
    cancelar?.();
    cancelar = null;
    return unaSola();
  }

  const unaSola = joined(() =>
    unaVez().finally(() => {
      if (fallos === 0 && rechazo === null && porEnviar(borrador, partes.propias))
        programarEnvio(esperaEnvio);
    }),
  );

  async function unaVez(): Promise<void> {
    const cuerpo = porEnviar(borrador, partes.propias);
    if (!cuerpo) return;
    if (obsoleto) {
      if (!detenido) partes.alCambiarPreguntas();
      return;
    }
    try {
      const recibido = await partes.enviar({ ...cuerpo, ...ids });
      fallos = 0;
      rechazo = null;
      fallo = null;
      aplicar(recibir(borrador, recibido));
    } catch (error) {
      fallo = error instanceof Error ? error : new Error(String(error));
      rechazo = partes.motivoRechazo(error);
      obsoleto = partes.esDeOtrasPreguntas(error);
      if (obsoleto && !detenido) partes.alCambiarPreguntas();
      if (rechazo === null) {
        programarEnvio(esperasReintento[Math.min(fallos, esperasReintento.length - 1)] ?? esperaEnvio);
        fallos += 1;
      }
      anunciar();
    }
  }

  function cambiar(siguiente: EstadoBorrador): void {
    rechazo = null;
    aplicar(siguiente);
    programarEnvio(esperaEnvio);
  }

  return {
    vista: () => vista,
    suscribir: (oyente: () => void): (() => void) => {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    /** Starts to send the local changes of an earlier visit. */
    arrancar: (): void => {
      detenido = false;
      if (pendientes(borrador).length > 0) programarEnvio(0);
    },
    responder: (id: IdPregunta, cambio: CambioRespuesta) => {
      cambiar(responder(borrador, id, cambio));
    },
    titular: (texto: string) => {
      cambiar(titular(borrador, texto));
    },
    leerAviso: (clave: string) => {
      aplicar(avisoLeido(borrador, clave));
    },
    /** Another tab of this device changed its copy. */
    otraCopia: (copia: CopiaLocal): void => {
      if (copia.huella !== undefined && copia.huella !== inicial.huella) return;
      const siguiente = recibirCopia(borrador, copiaDe(copia, inicial._id));
      if (siguiente === borrador) return;
      borrador = siguiente;
      anunciar();
      programarEnvio(esperaEnvio);
    },
    /**
     * Sends pending changes at once: before a save, on leaving the page, and on the return to it or to the
     * network.
     */
    vaciar: async (): Promise<boolean> => {
      if (acabado) return true;
      const anterior = unaSola.underWay();
      if (anterior) await anterior;
      if (!enDuda) await mandar();
      return porEnviar(borrador, partes.propias) === null;
    },
    /** Error of the last sending; null after one that succeeded. */
    fallo: () => fallo,
    /** Whether the server has everything, and no save is in doubt. */
    limpio: (): boolean => acabado || (!enDuda && porEnviar(borrador, partes.propias) === null),
    /** The save without an answer, if any. */
    enDuda: () => enDuda,
    /** Records a sent save, also across reloads: the draft is not sent until its answer is known. */
    guardando: (guardado: GuardadoEnDuda): void => {
      if (enDuda?.clave !== guardado.clave) resuelto = enDuda?.clave;
      enDuda = guardado;
      cancelar?.();
      aplicar(borrador);
    },
    /** The save got no answer: until it is repeated, changes stay on this device. */
    sinRespuesta: (): void => {
      fallos += 1;
      anunciar();
    },
    /** The save was refused: the draft is sent again. */
    noGuardado: (): void => {
      resuelto = enDuda?.clave;
      enDuda = undefined;
      fallos = 0;
      aplicar(borrador);
      if (porEnviar(borrador, partes.propias)) programarEnvio(esperaEnvio);
    },
    /** The test is stored: removes the local copy. */
    terminado: (): void => {
      acabado = true;
      detenido = true;
      cancelar?.();
      partes.copia.escribir(null);
    },
    detener: (): void => {
      detenido = true;
      cancelar?.();
      cancelar = null;
    },
  };
}
