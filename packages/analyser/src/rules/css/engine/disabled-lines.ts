import { plainComment } from './mask.ts';
import { isComment, startLine, type Sheet } from './read-sheet.ts';

const command = /^stylelint-(?<word>disable-next-line|disable-line|disable|enable)\b(?<names>[^\0]*)$/u;

/** Rules that comments for Stylelint can switch off, by their names there. */
const stylelintNames: Readonly<Record<string, string>> = {
  S1116: 'no-extra-semicolons',
  S1128: 'no-duplicate-at-import-rules',
  S4648: 'font-family-no-duplicate-names',
  S4652: 'string-no-newline',
  S4658: 'block-no-empty',
  S4663: 'comment-no-empty',
  S4666: 'no-duplicate-selectors',
  S4667: 'no-empty-source',
};

interface Command {
  readonly word: string;
  readonly names: readonly string[];
  readonly line: number;
}

/** Whether comments for Stylelint switch a rule off on a line, as SonarQube obeys them. */
export function disabledLines(sheet: Sheet): (key: string, line: number) => boolean {
  const commands = sheet.nodes.filter(isComment).flatMap((comment): readonly Command[] => {
    const found = command.exec(plainComment(comment.text).split('--')[0] ?? '')?.groups;
    if (!found) return [];
    const names = (found['names'] ?? '').split(/[\s,]+/u).filter((name) => name !== '');
    return [{ word: found['word'] ?? '', names, line: startLine(comment) }];
  });
  const byKey = new Map(
    Object.entries(stylelintNames).map(([key, name]) => {
      const own = commands.filter(({ names }) => names.length === 0 || names.includes(name));
      return [key, linesOff(own)];
    }),
  );
  return (key, line) => byKey.get(key)?.(line) ?? false;
}

/** Whether the commands of one rule, in the order of the text, switch it off on a line. */
function linesOff(commands: readonly Command[]): (line: number) => boolean {
  const single = new Set<number>();
  const switches: Command[] = [];
  for (const each of commands) {
    if (each.word === 'disable-line') single.add(each.line);
    else if (each.word === 'disable-next-line') single.add(each.line + 1);
    else switches.push(each);
  }
  return (line) => single.has(line) || lastUpTo(switches, line)?.word === 'disable';
}

/** The last command at a line or before it. */
function lastUpTo(switches: readonly Command[], line: number): Command | undefined {
  let low = 0;
  let high = switches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((switches[middle]?.line ?? Infinity) <= line) low = middle + 1;
    else high = middle;
  }
  return switches[low - 1];
}
