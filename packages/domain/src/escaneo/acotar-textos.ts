/** Characters of paths and messages in one list of findings or files: a repository may have paths of 4096. */
const masCaracteres = 4_000_000;

/** The first elements whose texts fit into one answer; the caller gives the total beside them. */
export function acotarTextos<T>(
  elementos: readonly T[],
  textosDe: (elemento: T) => readonly string[],
): readonly T[] {
  let caracteres = 0;
  const fuera = elementos.findIndex((elemento) => {
    for (const texto of textosDe(elemento)) caracteres += texto.length;
    return caracteres > masCaracteres;
  });
  return fuera === -1 ? elementos : elementos.slice(0, fuera);
}
