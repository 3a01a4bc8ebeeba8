/** A dot for each character that a shell or a pattern reads in its own way. */
const plainPattern = (title: string) => title.replaceAll(/[^\p{L}\p{N} ,:;=@_-]/gu, '.');

/** Command that runs a test file alone, or the tests of a title in it. */
export const rerunCommand = (file: string, title?: string): string =>
  `npm test -- ${file}${title === undefined ? '' : ` -t "${plainPattern(title)}"`}`;

/** A failure for people: what failed, and on the next line how to run it alone. */
export const failureText = (file: string, title?: string): string =>
  `${title === undefined ? file : `${file}: ${title}`}\n    ${rerunCommand(file, title)}`;
