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

/** Whether comments for Stylelint switch a rule off on a line, as SonarQube obeys them. */
export function disabledLines(sheet: Sheet): (key: string, line: number) => boolean {
  const commands = sheet.nodes.filter(isComment).flatMap((comment) => {
    const found = command.exec(plainComment(comment.text).split('--')[0] ?? '')?.groups;
    if (!found) return [];
    const names = (found['names'] ?? '').split(/[\s,]+/u).filter((name) => name !== '');
    return [{ word: found['word'] ?? '', names, line: startLine(comment) }];
  });
  return (key, line) => {
    const name = stylelintNames[key];
    if (name === undefined) return false;
    let isOff = false;
    for (const { word, names, line: at } of commands) {
      if (names.length > 0 && !names.includes(name)) continue;
      if (word === 'disable-line' ? at === line : word === 'disable-next-line' && at + 1 === line)
        return true;
      if (at <= line && word === 'disable') isOff = true;
      if (at <= line && word === 'enable') isOff = false;
    }
    return isOff;
  };
}
