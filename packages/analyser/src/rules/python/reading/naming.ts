/** How a message says to write the names of functions, fields and variables, with an example. */
export const lowerCase = (example: string): string =>
  `use minúsculas (de la a a la z), cifras y guiones bajos, como en «${example}»`;
