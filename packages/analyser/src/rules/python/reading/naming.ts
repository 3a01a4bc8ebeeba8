/** The end of a message about a name that is not in lower case, with an example of a correct name. */
export const lowerCaseAdvice = (example: string): string =>
  `use minúsculas (de la a a la z), cifras y guiones bajos, como en «${example}»`;
