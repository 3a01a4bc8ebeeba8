/** Advice on names of functions, fields and variables for a message, with an example. */
export const lowerCase = (example: string): string =>
  `use minúsculas (de la a a la z), cifras y guiones bajos, como en «${example}»`;
