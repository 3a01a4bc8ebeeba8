import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import { joined } from '@mantenible/promises/joined';

import { copiaNueva, type CopiaGuardada, type CopiaLocal, type GuardadoEnDuda } from './copia-local.ts';
import {
  abrir,
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

/** How long typing may go on before a change is sent, and how long between tries without connection. */
export const esperaEnvio = 800;
export const esperasReintento = [2_000, 5_000, 15_000, 30_000] as const;

export type Sincronia =
  | { readonly fase: 'guardado' | 'guardando' }
  /** `conservado`: this device holds what the server does not have. */
  | { readonly fase: 'sin-conexion'; readonly conservado: boolean }
  | { readonly fase: 'rechazado'; readonly conservado: boolean; readonly motivo: string };

export interface Vista {
  readonly borrador: EstadoBorrador;
  readonly sincronia: Sincronia;
}

export interface PartesMotor {
  /** Sends a change; rejects when it did not arrive. */
  readonly enviar: (cuerpo: BorradorEnviado) => Promise<Pick<Borrador, 'titulo' | 'respuestas'>>;
  /** The reason when the server refused for good, or null when trying again may help. */
  readonly motivoRechazo: (error: unknown) => string | null;
  /** Whether the server refused because the draft asks other questions by now. */
  readonly esDeOtrasPreguntas: (error: unknown) => boolean;
  /** The draft has to be opened again, to show its questions; what was answered is in the copy. */
  readonly alCambiarPreguntas: () => void;
  /** Runs once after so many milliseconds; the answer cancels it. */
  readonly programar: (hacer: () => void, ms: number) => () => void;
  readonly copia: CopiaGuardada;
  /** Keys of the question set. */
  readonly propias: ReadonlySet<string>;
}

export type Motor = ReturnType<typeof crearMotor>;

/**
 * Keeps a draft on the server: every change goes into the local copy at once and to the server a moment later,
 * one request at a time, again and again while there is no connection. Knows no React and no clock of its own.
 */
export function crearMotor(
  partes: PartesMotor,
  inicial: Pick<Borrador, '_id' | 'huella' | 'titulo' | 'respuestas'>,
) {
  const ids = { borrador: inicial._id, huella: inicial.huella };
  let borrador = abrir(inicial, partes.copia.leer());
  let fallos = 0;
  let rechazo: string | null = null;
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
      aplicar(recibir(borrador, recibido));
    } catch (error) {
      rechazo = partes.motivoRechazo(error);
      obsoleto = partes.esDeOtrasPreguntas(error);
      if (obsoleto) partes.alCambiarPreguntas();
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
    /** Starts sending what an earlier visit left on this device. */
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
      const siguiente = recibirCopia(borrador, copia);
      if (siguiente === borrador) return;
      borrador = siguiente;
      anunciar();
      programarEnvio(esperaEnvio);
    },
    /** Sends what is pending now: before saving, on leaving the page, on coming back to it or to the network. */
    vaciar: async (): Promise<boolean> => {
      if (acabado) return true;
      const anterior = unaSola.underWay();
      if (anterior) await anterior;
      if (!enDuda) await mandar();
      return porEnviar(borrador, partes.propias) === null;
    },
    /** Whether the server has everything, and no save is in doubt. */
    limpio: (): boolean => acabado || (!enDuda && porEnviar(borrador, partes.propias) === null),
    /** The save whose answer is not known, if there is one. */
    enDuda: () => enDuda,
    /** A save left this page: drafts rest until its answer is known, which a reload does not forget. */
    guardando: (guardado: GuardadoEnDuda): void => {
      if (enDuda?.clave !== guardado.clave) resuelto = enDuda?.clave;
      enDuda = guardado;
      cancelar?.();
      aplicar(borrador);
    },
    /** The save stayed without answer: until it is sent again, this device keeps everything. */
    sinRespuesta: (): void => {
      fallos += 1;
      anunciar();
    },
    /** The save was refused: the draft goes on. */
    noGuardado: (): void => {
      resuelto = enDuda?.clave;
      enDuda = undefined;
      fallos = 0;
      aplicar(borrador);
      if (porEnviar(borrador, partes.propias)) programarEnvio(esperaEnvio);
    },
    /** The test is stored: nothing of it stays on this device. */
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
