import { setImmediate } from 'node:timers/promises';

import {
  seguirPorArchivo,
  type DetalleAnalisis,
  type IncidenciaSeguida,
} from '@mantenible/domain/comparacion';

/** Findings that are tracked before other requests are served: some milliseconds. */
const tramo = 1000;

/** Tracks the findings of two analyses, and serves other requests meanwhile. */
export async function seguirIncidenciasEnTramos(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
  usar: (una: IncidenciaSeguida) => void,
): Promise<void> {
  let seguidos = 0;
  for (const unas of seguirPorArchivo(antes, despues)) {
    unas.forEach(usar);
    seguidos += unas.length + 1;
    if (seguidos < tramo) continue;
    seguidos = 0;
    await setImmediate();
  }
}
