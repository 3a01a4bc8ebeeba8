/** Text of a response of at most `maximo` bytes; null, without fetching the rest, when it is longer. */
export async function leerCuerpo({ body }: Response, maximo: number): Promise<string | null> {
  if (body === null) return '';
  const lector = body.getReader();
  const decodificador = new TextDecoder();
  let texto = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await lector.read();
    if (done) return texto + decodificador.decode();
    bytes += value.byteLength;
    if (bytes > maximo) {
      await lector.cancel();
      return null;
    }
    texto += decodificador.decode(value, { stream: true });
  }
}
