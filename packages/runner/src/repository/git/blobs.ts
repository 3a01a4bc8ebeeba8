/**
 * Takes the output of `git cat-file --batch` as it comes and hands over each object in turn: `OID blob SIZE`, a line
 * feed, the content, a line feed; or `OID missing`, whose content is null.
 */
export function createLectorBlobs(alLeer: (blob: string, contenido: Buffer | null) => void) {
  let trozos: Buffer[] = [];
  let reunidos = 0;
  let faltan = 1;
  const juntar = (): Buffer => {
    const todo = trozos.length === 1 && trozos[0] ? trozos[0] : Buffer.concat(trozos);
    trozos = [todo];
    return todo;
  };
  return (trozo: Buffer): boolean => {
    trozos.push(trozo);
    reunidos += trozo.length;
    // Joined only when the object is whole: a large one comes in many pieces.
    while (reunidos >= faltan) {
      const todo = juntar();
      const linea = todo.indexOf(0x0a);
      if (linea === -1) {
        faltan = reunidos + 1;
        break;
      }
      const [blob = '', tipo, bytes] = todo.toString('latin1', 0, linea).split(' ');
      const fin = tipo === 'missing' ? linea + 1 : linea + 1 + Number(bytes) + 1;
      faltan = fin;
      if (reunidos < fin) break;
      alLeer(blob, tipo === 'blob' ? todo.subarray(linea + 1, fin - 1) : null);
      trozos = [todo.subarray(fin)];
      reunidos -= fin;
      faltan = 1;
    }
    return true;
  };
}
