import type { Borrador } from '@mantenible/contracts/borrador';
import { clavePregunta } from '@mantenible/domain/respuesta';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { copiasDispositivo } from '../../../../lib/copias/copias-locales.ts';
import { alCerrarSesion, alComprobarSalida, alVaciar } from '../../../../lib/session/hooks.ts';
import { guardarBorrador } from '../../api/guardar-borrador.ts';
import { leerCopia, type CopiaGuardada } from '../../borrador/copia-local.ts';
import { crearMotor, type Motor, type Vista } from '../../borrador/motor-borrador.ts';
import { esDeOtrasPreguntas, motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';

function programar(hacer: () => void, ms: number): () => void {
  const timer = setTimeout(hacer, ms);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * The draft engine of a screen, connected to events of browser and session: network, other tabs, hiding, leaving and
 * sign-out.
 */
export function useMotor(
  ejecucion: Ejecucion,
  inicial: Borrador,
  copia: CopiaGuardada,
  alCambiarPreguntas: () => void,
): { readonly motor: Motor; readonly vista: Vista } {
  const [motor] = useState(() =>
    crearMotor(
      {
        enviar: (cuerpo) => guardarBorrador(ejecucion, cuerpo),
        motivoRechazo,
        esDeOtrasPreguntas,
        alCambiarPreguntas,
        programar,
        copia,
        propias: new Set(inicial.plan.preguntas.map(clavePregunta)),
      },
      inicial,
    ),
  );
  useEffect(() => atenderNavegador(motor, copia.nombre), [motor, copia.nombre]);
  return { motor, vista: useSyncExternalStore(motor.suscribir, motor.vista) };
}

/** Connects the engine to events of the browser and the session; returns the disconnection. */
function atenderNavegador(motor: Motor, nombre: string): () => void {
  const enviarYa = () => void motor.vaciar();
  const dejar = [
    copiasDispositivo.alCambiar(nombre, (texto) => {
      motor.otraCopia(leerCopia(texto));
    }),
    alVaciar(async () => {
      await motor.vaciar();
    }),
    alComprobarSalida(() => (motor.limpio() ? null : 'respuestas')),
    // The person has confirmed the loss: no change is sent or stored any more.
    alCerrarSesion(motor.terminado),
  ];
  motor.arrancar();
  window.addEventListener('online', enviarYa);
  document.addEventListener('visibilitychange', enviarYa);
  return () => {
    window.removeEventListener('online', enviarYa);
    for (const quitar of dejar) quitar();
    document.removeEventListener('visibilitychange', enviarYa);
    motor.detener();
    enviarYa();
  };
}
