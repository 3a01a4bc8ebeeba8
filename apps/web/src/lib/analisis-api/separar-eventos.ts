/** Received part of a stream of server-sent events: whole events and the start of the next one. */
interface Recibido {
  /** Data of each `progreso` event, in order. */
  readonly datos: readonly string[];
  /** True when the server ended the stream because the project was deleted. */
  readonly eliminado: boolean;
  readonly resto: string;
}

/** Two line ends. They stay in the rest as received: the LF of a CRLF may be in the next part. */
const entreEventos = /(?:\r\n|\n|\r(?!\n)){2}/u;

/** Splits the text of a stream into events; comments and events with other names are skipped. */
export function separarEventos(texto: string): Recibido {
  const bloques = texto.split(entreEventos);
  const resto = bloques.pop() ?? '';
  const eventos = bloques.map(leerEvento);
  const datosDe = (nombre: string) =>
    eventos.flatMap((evento) => (evento.nombre === nombre && evento.dato !== null ? [evento.dato] : []));
  return { datos: datosDe('progreso'), eliminado: datosDe('fin').includes('eliminado'), resto };
}

function leerEvento(bloque: string): { readonly nombre: string | undefined; readonly dato: string | null } {
  const campos = bloque.split(/\r\n|\n|\r/u).map((linea) => /^(\w+): ?(.*)$/.exec(linea));
  const de = (nombre: string) => campos.flatMap((campo) => (campo?.[1] === nombre ? [campo[2] ?? ''] : []));
  const datos = de('data');
  return { nombre: de('event').at(-1), dato: datos.length > 0 ? datos.join('\n') : null };
}
