/** One line for each generated page whose stored text is not what its generator writes now. */
export const changedPages = (
  pages: ReadonlyMap<string, string>,
  read: (path: string) => string,
): readonly string[] =>
  [...pages]
    .filter(([path, text]) => read(path) !== text)
    .map(([path]) => `${path} no corresponde al código: ejecute «npm run docs»`);

/** Message about an implemented rule that the catalogue lacks: without severity and effort it never runs. */
export const missingFacts = (key: string): string =>
  `la regla ${key} está en un registro, pero no en packages/analyser/src/rules/catalogue: allí necesita gravedad y esfuerzo, o no se busca`;
