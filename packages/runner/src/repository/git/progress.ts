/** More is shown as this much: what keeps progress takes 31 bits. */
const maximoCifra = 2 ** 31 - 1;
/** Characters kept of a line that has not ended: git's own are far shorter. */
const maximoLinea = 200;

const recibidos = /^Receiving objects: +\d{1,3}% \((?<hechos>\d+)\/(?<total>\d+)\)/;

const acotar = (cifras: string | undefined, maximo: number): number => Math.min(Number(cifras), maximo);

/**
 * Reads git's own progress of a download from its standard error, chunk by chunk. Lines of the remote
 * ('remote: ') are no progress. Figures are clamped to 31 bits, and `hechos` to `total`.
 */
export function createLectorProgreso(alProgresar: (hechos: number, total: number) => void) {
  let linea = '';
  const leerLinea = (): void => {
    const cifras = recibidos.exec(linea)?.groups;
    linea = '';
    if (!cifras) return;
    const total = acotar(cifras['total'], maximoCifra);
    alProgresar(acotar(cifras['hechos'], total), total);
  };
  return (texto: string): void => {
    let desde = 0;
    for (const { index } of texto.matchAll(/[\r\n]/g)) {
      linea += texto.slice(desde, Math.min(index, desde + maximoLinea));
      leerLinea();
      desde = index + 1;
    }
    linea = (linea + texto.slice(desde, desde + maximoLinea)).slice(0, maximoLinea);
  };
}
