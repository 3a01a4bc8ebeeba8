/**
 * The command that runs one test alone. `-t` takes a regular expression: a dot stands for each character that it or a shell
 * would read as something else.
 */
export function runAlone(file: string, title: string): string {
  return `npm test -- ${file} -t "${title.replaceAll(/[\\^$.*+?()[\]{}|"`!]/gu, '.')}"`;
}
