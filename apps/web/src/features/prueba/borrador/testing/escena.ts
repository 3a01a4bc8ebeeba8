import type { BorradorEnviado } from '@mantenible/contracts/borrador';
import { combinar, type BorradorRespuesta } from '@mantenible/domain/borrador';

import { crearCopiaLocal } from '../copia-local.ts';
import { crearMotor } from '../motor-borrador.ts';

const pautaId = '0198a3c0-0000-7000-8000-000000000001';
const listaVerificacion = '0198a3c0-0000-7000-8000-000000000002';
export const id = { pautaId, listaVerificacion };
export const clave = `${listaVerificacion}:${pautaId}`;

/** A storage that is full. */
export class AlmacenLleno extends Map<string, string> {
  override set(): this {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

/** Refusal of the stub of the server: the questions of the draft have changed. */
export const otrasPreguntas = new TypeError('Las preguntas cambiaron.');

/** A stub of the server with its merge, a manual clock, and one engine over both. */
export function escena(datos = new Map<string, string>(), _id = 'b1') {
  let guardadas: readonly BorradorRespuesta[] = [];
  let titulo = { texto: '', version: 0 };
  let fallo: Error | null = null;
  let reaperturas = 0;
  const enviados: BorradorEnviado[] = [];
  /** Pending timers, each with the delay in ms that the engine asked for. */
  const esperas = new Map<() => void, number>();
  const copia = crearCopiaLocal(
    {
      getItem: (nombre) => datos.get(nombre) ?? null,
      setItem: (nombre, valor) => void datos.set(nombre, valor),
      removeItem: (nombre) => void datos.delete(nombre),
    },
    'borrador',
  );
  const motor = crearMotor(
    {
      copia,
      propias: new Set([clave]),
      motivoRechazo: (error) => (error instanceof TypeError ? error.message : null),
      esDeOtrasPreguntas: (error) => error === otrasPreguntas,
      alCambiarPreguntas: () => {
        reaperturas += 1;
      },
      programar: (hacer, ms) => {
        esperas.set(hacer, ms);
        return () => void esperas.delete(hacer);
      },
      enviar: (cuerpo) => {
        enviados.push(cuerpo);
        if (fallo) return Promise.reject(fallo);
        const enviadas = (cuerpo.respuestas ?? []).map(({ nivel = null, comentario = '', ...r }) => ({
          ...r,
          nivel,
          comentario,
        }));
        guardadas = combinar(guardadas, enviadas).respuestas;
        if (cuerpo.titulo && cuerpo.titulo.version > titulo.version) titulo = cuerpo.titulo;
        return Promise.resolve({ titulo, respuestas: guardadas });
      },
    },
    { _id, huella: 'h1', titulo, respuestas: guardadas },
  );
  return {
    motor,
    datos,
    copia,
    enviados,
    esperas: () => [...esperas.values()],
    fallar: (error: Error | null) => {
      fallo = error;
    },
    otraPestana: (respuesta: BorradorRespuesta) => {
      guardadas = combinar(guardadas, [respuesta]).respuestas;
    },
    guardadas: () => guardadas,
    reaperturas: () => reaperturas,
    /** Runs every pending timer once, and waits for its work. */
    async pasar() {
      const vencidas = [...esperas.keys()];
      esperas.clear();
      for (const hacer of vencidas) hacer();
      for (let i = 0; i < 10; i += 1) await Promise.resolve();
    },
  };
}
