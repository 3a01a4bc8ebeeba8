/**
 * Peticiones al servidor de la tienda.
 *
 * Todas llevan la sesión, ninguna se repite sola: quien llama decide qué se hace
 * con un fallo. El servidor responde siempre JSON; lo que no lo sea es un error.
 */

/** Dirección del servidor; vacía en la propia página. */
const BASE = '';

/** Milisegundos que se espera una respuesta. */
const ESPERA = 8000;

/**
 * Pide y lee JSON.
 *
 * @param {string} ruta
 * @param {RequestInit} [opciones]
 */
export async function pedir(ruta, opciones = {}) {
  const respuesta = await fetch(BASE + ruta, {
    ...opciones,
    // La sesión es una galleta del mismo sitio.
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ESPERA),
  });

  // Un 204 no trae cuerpo.
  if (respuesta.status === 204) {
    return null;
  }

  // El servidor explica los fallos en `mensaje`.
  const cuerpo = await respuesta.json();
  if (!respuesta.ok) {
    throw new Error(cuerpo.mensaje ?? `Error ${respuesta.status}`);
  }
  return cuerpo;
}

/** Lee un recurso. */
export const leer = (ruta) => pedir(ruta);

/** Guarda un recurso. */
export const guardar = (ruta, datos) =>
  pedir(ruta, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(datos) });
