/** What a stream of server-sent events has brought so far: whole events, and the beginning of the next one. */
interface Recibido {
  /** Data of each event named `progreso`, in their order. */
  readonly datos: readonly string[];
  /** Whether the server said that nothing more follows because the project is gone. */
  readonly eliminado: boolean;
  readonly resto: string;
}

/** Cuts the text of a stream into its events; comments and events of other names are left out. */
export function separarEventos(texto: string): Recibido {
  const bloques = texto.replace(/\r\n?/g, '\n').split('\n\n');
  const resto = bloques.pop() ?? '';
  const eventos = bloques.map(leerEvento);
  const datosDe = (nombre: string) =>
    eventos.flatMap((evento) => (evento.nombre === nombre && evento.dato !== null ? [evento.dato] : []));
  return { datos: datosDe('progreso'), eliminado: datosDe('fin').includes('eliminado'), resto };
}

function leerEvento(bloque: string): { readonly nombre: string | undefined; readonly dato: string | null } {
  const campos = bloque.split('\n').map((linea) => /^(\w+): ?(.*)$/.exec(linea));
  const de = (nombre: string) => campos.flatMap((campo) => (campo?.[1] === nombre ? [campo[2] ?? ''] : []));
  const datos = de('data');
  return { nombre: de('event').at(-1), dato: datos.length > 0 ? datos.join('\n') : null };
}
