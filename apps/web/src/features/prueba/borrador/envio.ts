import type { Borrador, BorradorEnviado } from '@mantenible/contracts/borrador';
import { joined } from '@mantenible/promises/joined';

import { sinFallos, type Resultado } from './sincronia.ts';

/** Delay before a change is sent, in milliseconds. */
export const esperaEnvio = 800;
/** Delays before each retry after a failed call, in milliseconds; the last one repeats. */
export const esperasReintento = [2_000, 5_000, 15_000, 30_000] as const;

export type Recibido = Pick<Borrador, 'titulo' | 'respuestas'>;

export interface PartesEnvio {
  /** Sends a change; rejects when it did not arrive. */
  readonly enviar: (cuerpo: BorradorEnviado) => Promise<Recibido>;
  /** Reason of a final refusal; null when a retry may succeed. */
  readonly motivoRechazo: (error: unknown) => string | null;
  /** Whether the server refused because the draft's questions have changed. */
  readonly esDeOtrasPreguntas: (error: unknown) => boolean;
  /** Called when the draft must be opened again with its new questions; the answers are in the copy. */
  readonly alCambiarPreguntas: () => void;
  /** Runs `hacer` once after `ms`; returns the cancellation. */
  readonly programar: (hacer: () => void, ms: number) => () => void;
}

/** What is sent, and what follows from it. */
interface Cauce {
  /** Changes that the server does not have; null without any. */
  readonly porEnviar: () => BorradorEnviado | null;
  /** Whether no call may be planned now. */
  readonly enPausa: () => boolean;
  readonly alRecibir: (recibido: Recibido) => void;
  readonly alFallar: () => void;
}

export type Envio = ReturnType<typeof crearEnvio>;

/** Sends the draft after a delay, one request at a time, with retries while there is no connection. */
export function crearEnvio(partes: PartesEnvio, cauce: Cauce) {
  let resultado = sinFallos;
  const espera = crearEspera(partes.programar);

  function programar(ms: number): void {
    if (cauce.enPausa()) espera.cancelar();
    else espera.poner(() => void enviar(), ms);
  }

  async function unaVez(): Promise<void> {
    const cuerpo = cauce.porEnviar();
    if (!cuerpo) return;
    if (resultado.obsoleto) {
      reabrir();
      return;
    }
    try {
      const recibido = await partes.enviar(cuerpo);
      resultado = sinFallos;
      cauce.alRecibir(recibido);
    } catch (error) {
      resultado = trasFallo(partes, resultado, error);
      if (resultado.obsoleto) reabrir();
      if (resultado.rechazo === null) programar(esperaReintento(resultado.fallos));
      cauce.alFallar();
    }
  }

  function reabrir(): void {
    if (!espera.parada()) partes.alCambiarPreguntas();
  }

  const unaSola = joined(() =>
    unaVez().finally(() => {
      const { fallos, rechazo } = resultado;
      if (fallos === 0 && rechazo === null && cauce.porEnviar()) programar(esperaEnvio);
    }),
  );

  function enviar(): Promise<void> {
    espera.cancelar();
    return unaSola();
  }

  return {
    programar,
    /** Sends at once, or joins the call that is under way. */
    enviar,
    enCurso: () => unaSola.underWay(),
    resultado: () => resultado,
    corregir: (cambio: Partial<Resultado>): void => {
      resultado = { ...resultado, ...cambio };
    },
    arrancar: espera.arrancar,
    /** Schedules no call until `arrancar`. */
    detener: espera.parar,
    cancelar: espera.cancelar,
  };
}

/** At most one planned call; none while it is stopped. */
function crearEspera(programar: PartesEnvio['programar']) {
  let parada = false;
  let cancelar: () => void = () => undefined;
  return {
    poner: (hacer: () => void, ms: number): void => {
      cancelar();
      if (!parada) cancelar = programar(hacer, ms);
    },
    cancelar: (): void => {
      cancelar();
    },
    parada: () => parada,
    parar: (): void => {
      parada = true;
      cancelar();
    },
    arrancar: (): void => {
      parada = false;
    },
  };
}

function trasFallo(partes: PartesEnvio, { fallos }: Resultado, error: unknown): Resultado {
  const rechazo = partes.motivoRechazo(error);
  return {
    fallos: rechazo === null ? fallos + 1 : fallos,
    rechazo,
    fallo: error instanceof Error ? error : new Error(String(error)),
    obsoleto: partes.esDeOtrasPreguntas(error),
  };
}

const esperaReintento = (fallos: number): number =>
  esperasReintento[Math.min(fallos, esperasReintento.length) - 1] ?? esperaEnvio;
