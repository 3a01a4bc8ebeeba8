import { stripVTControlCharacters } from 'node:util';

/** A dot for each character that a shell or a pattern reads in its own way. */
const plainPattern = (title: string) => title.replaceAll(/[^\p{L}\p{N} ,:;=@_-]/gu, '.');

/** Command that runs a test file alone, or the tests of a title in it. */
export const rerunCommand = (file: string, title?: string): string =>
  `npm test -- ${file}${title === undefined ? '' : ` -t "${plainPattern(title)}"`}`;

/** Lines of a failure's reason that are repeated at the end of a run. */
const reasonLines = 12;

/** A failure for people: what failed, how to run it alone, and the first lines of the reason; each on a line of its own. */
export function failureText(file: string, title?: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').filter(Boolean).slice(0, reasonLines);
  return [
    title === undefined ? file : `${file}: ${title}`,
    `    ${rerunCommand(file, title)}`,
    ...lines.map((line) => `    | ${line}`),
  ].join('\n');
}

/** A failure other than that of one test: what failed, and the command that repeats it alone. */
export const namedFailure = (name: string, command: string): string => `${name}\n    ${command}`;

/** A word of a command, in quotation marks where it consists of several. */
export const quoted = (word: string): string => (/^[\w./-]+$/u.test(word) ? word : `"${word}"`);

/** The same failure with another command: that of a test which needs real servers. */
export function withCommand(failure: string, command: string): string {
  const [what = '', ...rest] = failure.split('\n');
  const reason = rest.filter((line) => !line.startsWith('    npm '));
  return [namedFailure(what, command), ...reason].join('\n');
}
