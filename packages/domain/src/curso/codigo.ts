/** Characters of a join code: none is mistaken for another when read aloud or from a board (no 0, 1, I, L, O, U). */
const alfabeto = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const largoCodigo = 8;

/** Random bytes that a code is made from: more than its characters, because some are left out to keep all codes equally likely. */
export const bytesDeCodigo = 32;

/** A join code made from random bytes; null where too few of them could be used, which needs other bytes. */
export function codigoDe(bytes: Iterable<number>): string | null {
  const limite = 256 - (256 % alfabeto.length);
  let codigo = '';
  for (const byte of bytes) {
    if (byte >= limite) continue;
    codigo += alfabeto.charAt(byte % alfabeto.length);
    if (codigo.length === largoCodigo) return codigo;
  }
  return null;
}

/** The code that a person typed, without spaces and hyphens and in capitals; null for what can be no code. */
export function leerCodigo(escrito: string): string | null {
  const codigo = escrito.replaceAll(/[\s-]/gu, '').toUpperCase();
  const cabe = codigo.length === largoCodigo && codigo.split('').every((signo) => alfabeto.includes(signo));
  return cabe ? codigo : null;
}
