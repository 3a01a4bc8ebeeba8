/** Stream of server-sent events written by the test. */
export function crearFlujo() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cuerpo = new ReadableStream<Uint8Array>({
    start: (dado) => {
      control = dado;
    },
  });
  return {
    respuesta: new Response(cuerpo, { headers: { 'content-type': 'text/event-stream' } }),
    contar: (estado: object) => {
      control?.enqueue(new TextEncoder().encode(`event: progreso\ndata: ${JSON.stringify(estado)}\n\n`));
    },
    eliminar: () => {
      control?.enqueue(new TextEncoder().encode('event: fin\ndata: eliminado\n\n'));
    },
    acabar: () => control?.close(),
    romper: () => control?.error(new TypeError('network error')),
  };
}
