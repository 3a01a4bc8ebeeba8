/** Least number of files of a commit that is left out because it changes a large part of the repository. */
const minimoMasivo = 50;

/** Whether a commit changes so many files, beside those that the repository has today, that it is no change of each of them, such as a new format. */
export const esMasivo = (cambiados: number, archivos: number): boolean =>
  cambiados >= minimoMasivo && cambiados > archivos / 3;

/** Commits that a list has. */
const maximoIgnorados = 1000;

/** The commits that `.git-blame-ignore-revs` names: one in each line, by its whole id; anything else is passed over. */
export function commitsIgnorados(texto: string): ReadonlySet<string> {
  const ids = texto.split(/\r\n|\r|\n/u).map((linea) => linea.replace(/#.*$/u, '').trim().toLowerCase());
  return new Set(ids.filter((id) => /^(?:[\da-f]{40}|[\da-f]{64})$/u.test(id)).slice(0, maximoIgnorados));
}
