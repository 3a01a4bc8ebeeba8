/** A message between server and child: its length in four bytes, then JSON. */
export function escribirTrama(mensaje: unknown): Buffer {
  const cuerpo = Buffer.from(JSON.stringify(mensaje), 'utf8');
  const trama = Buffer.allocUnsafe(4 + cuerpo.length);
  trama.writeUInt32BE(cuerpo.length);
  cuerpo.copy(trama, 4);
  return trama;
}

/** A message longer than its reader takes. */
export class TramaExcesiva extends Error {
  override readonly name = 'TramaExcesiva';
}

/** Cuts a stream into messages; throws `TramaExcesiva` at the first that says to be longer than `maximo` bytes. */
export function createLectorTramas(maximo: number, alLeer: (mensaje: unknown) => void) {
  let trozos: Buffer[] = [];
  let reunidos = 0;
  let faltan = 4;
  return (trozo: Buffer): void => {
    trozos.push(trozo);
    reunidos += trozo.length;
    while (reunidos >= faltan) {
      const todo = trozos.length === 1 && trozos[0] ? trozos[0] : Buffer.concat(trozos);
      const largo = todo.readUInt32BE(0);
      if (largo > maximo) throw new TramaExcesiva('message too long');
      faltan = 4 + largo;
      trozos = [todo];
      if (reunidos < faltan) return;
      alLeer(JSON.parse(todo.toString('utf8', 4, faltan)));
      trozos = [todo.subarray(faltan)];
      reunidos -= faltan;
      faltan = 4;
    }
  };
}
