/** Kilobytes (1000 bytes) of a picture: a slow telephone has it in a second. */
const most = 120;

/**
 * What is wrong with the pictures of the guide: each is shown somewhere and is small. That a named one exists is checked as
 * with every link; its size in pixels is read from the file while the page is built.
 * @param pictures paths relative to the root, with their bytes
 * @param texts all Markdown texts of the repository
 */
export function checkPictures(
  pictures: ReadonlyMap<string, number>,
  texts: readonly string[],
): readonly string[] {
  return [...pictures].flatMap(([path, bytes]) => {
    const name = path.slice(path.indexOf('/') + 1);
    const problems = [];
    if (!texts.some((text) => text.includes(`${name})`)))
      problems.push(`${path} ningún documento la muestra`);
    if (!path.endsWith('.webp')) problems.push(`${path} no es WebP`);
    if (bytes > most * 1000) problems.push(`${path} pasa de ${String(most)} kB`);
    return problems;
  });
}
