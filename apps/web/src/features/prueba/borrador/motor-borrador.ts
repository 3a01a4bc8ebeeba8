import { createStore } from '../../../lib/store.ts';
import { crearBorradorLocal, type BorradorLocal, type Inicial, type PartesLocal } from './borrador-local.ts';
import type { CopiaLocal, GuardadoEnDuda } from './copia-local.ts';
import { crearEnvio, esperaEnvio, type Envio, type PartesEnvio } from './envio.ts';
import {
  avisoLeido,
  pendientes,
  recibir,
  responder,
  titular,
  type CambioRespuesta,
  type EstadoBorrador,
  type IdPregunta,
} from './estado-borrador.ts';
import { sincroniaDe, type Sincronia } from './sincronia.ts';

/** The draft and its synchronisation, for the screen. */
export interface Vista {
  readonly borrador: EstadoBorrador;
  readonly sincronia: Sincronia;
}

export type Motor = ReturnType<typeof crearMotor>;

/** Synchronises a draft between the screen, the local copy and the server. It depends on neither React nor a clock. */
export function crearMotor(partes: PartesEnvio & PartesLocal, inicial: Inicial) {
  const local = crearBorradorLocal(partes, inicial, anunciar);
  const envio = crearEnvio(partes, {
    porEnviar: local.porEnviar,
    enPausa: () => local.enDuda() !== undefined,
    alRecibir: (recibido) => {
      local.aplicar(recibir(local.estado(), recibido));
    },
    alFallar: anunciar,
  });
  const vista = createStore(ver());

  function ver(): Vista {
    const sincronia = sincroniaDe(envio.resultado(), partes.copia.segura(), local.porEnviar() !== null);
    return { borrador: local.estado(), sincronia };
  }

  function anunciar(): void {
    vista.set(ver());
  }

  return {
    vista: vista.get,
    suscribir: vista.subscribe,
    ...cambiosDePantalla(local, envio),
    ...guardadoDePrueba(local, envio, anunciar),
    /** Starts to send the local changes of an earlier visit. */
    arrancar: (): void => {
      envio.arrancar();
      if (pendientes(local.estado()).length > 0) envio.programar(0);
    },
    /** Another tab of this device changed its copy. */
    otraCopia: (copia: CopiaLocal): void => {
      if (local.tomarCopia(copia)) envio.programar(esperaEnvio);
    },
    /** Sends pending changes at once: before a save, on leaving the page, and on the return to it or to the network. */
    vaciar: async (): Promise<boolean> => {
      if (local.acabado()) return true;
      const anterior = envio.enCurso();
      if (anterior) await anterior;
      if (!local.enDuda()) await envio.enviar();
      return local.porEnviar() === null;
    },
    /** Error of the last sending; null after one that succeeded. */
    fallo: () => envio.resultado().fallo,
    detener: envio.detener,
  };
}

/** What the person changes on the screen. */
function cambiosDePantalla(local: BorradorLocal, envio: Envio) {
  const cambiar = (siguiente: EstadoBorrador) => {
    envio.corregir({ rechazo: null });
    local.aplicar(siguiente);
    envio.programar(esperaEnvio);
  };
  return {
    responder: (id: IdPregunta, cambio: CambioRespuesta) => {
      cambiar(responder(local.estado(), id, cambio));
    },
    titular: (texto: string) => {
      cambiar(titular(local.estado(), texto));
    },
    leerAviso: (clave: string) => {
      local.aplicar(avisoLeido(local.estado(), clave));
    },
  };
}

/** The save of the test, seen from its draft: while its answer is missing, the draft is not sent. */
function guardadoDePrueba(local: BorradorLocal, envio: Envio, anunciar: () => void) {
  return {
    /** The save without an answer, if any. */
    enDuda: local.enDuda,
    /** Whether the server has everything, and no save is in doubt. */
    limpio: (): boolean => local.acabado() || (!local.enDuda() && local.porEnviar() === null),
    /** Records a sent save, also across reloads: the draft is not sent until its answer is known. */
    guardando: (guardado: GuardadoEnDuda): void => {
      envio.cancelar();
      local.ponerEnDuda(guardado);
    },
    /** The save got no answer: until it is repeated, changes stay on this device. */
    sinRespuesta: (): void => {
      envio.corregir({ fallos: envio.resultado().fallos + 1 });
      anunciar();
    },
    /** The save was refused: the draft is sent again. */
    noGuardado: (): void => {
      envio.corregir({ fallos: 0 });
      local.ponerEnDuda();
      if (local.porEnviar()) envio.programar(esperaEnvio);
    },
    /** The test is stored: removes the local copy. */
    terminado: (): void => {
      envio.detener();
      local.acabar();
    },
  };
}
