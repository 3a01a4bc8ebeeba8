/** What a stream of server-sent events has brought so far: whole events, and the beginning of the next one. */
interface Recibido {
  /** Data of each event named `progreso`, in their order. */
  readonly datos: readonly string[];
  readonly resto: string;
}

/** Cuts the text of a stream into its events; comments and events of other names are left out. */
export function separarEventos(texto: string): Recibido {
  const bloques = texto.replace(/\r\n?/g, '\n').split('\n\n');
  const resto = bloques.pop() ?? '';
  return { datos: bloques.flatMap(leerEvento), resto };
}

function leerEvento(bloque: string): readonly string[] {
  const campos = bloque.split('\n').map((linea) => /^(\w+): ?(.*)$/.exec(linea));
  const de = (nombre: string) => campos.flatMap((campo) => (campo?.[1] === nombre ? [campo[2] ?? ''] : []));
  const datos = de('data');
  return de('event').at(-1) === 'progreso' && datos.length > 0 ? [datos.join('\n')] : [];
}
