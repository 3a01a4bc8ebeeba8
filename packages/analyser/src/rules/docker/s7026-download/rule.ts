import type { DockerRule } from '../engine/docker-rule.ts';
import type { Word } from '../engine/words.ts';

interface Program {
  /** Options that write the answer to a file. */
  readonly writes: RegExp;
  /** Options for which ADD has no counterpart, by their beginning. */
  readonly needed: RegExp;
}

/** As a SonarQube 10.7 was seen to distinguish downloads from other requests. */
const programs: ReadonlyMap<string, Program> = new Map([
  [
    'curl',
    {
      writes: /^(?:-[a-zA-Z]*O|-o|--output|--remote-name|>>?$)/u,
      needed:
        /^(?:-[XdFHuAbeU]|--(?:request|data|form|header|user|cookie|referer|proxy-user|oauth2-bearer))/u,
    },
  ],
  [
    'wget',
    {
      writes: /^(?:-O|--output-document)/u,
      needed:
        /^(?:-U|--(?:(?:http|proxy)-(?:user|password)|load-cookies|header|method|body-data|referer|save-headers|user-agent|post-(?:data|file)))/u,
    },
  ],
]);

/** S7026: a file of another server comes by ADD, which Docker keeps while it is the same there. */
export const rule: DockerRule = ({ shells }) =>
  shells
    .filter(({ name }) => name === 'run')
    .flatMap(({ commands }) =>
      commands.flatMap((words) => {
        const download = downloadIn(words);
        if (download === null) return [];
        const message = `Descargue este archivo con ADD, y no con ${download.text}: Docker lo guarda mientras no cambie.`;
        return [{ line: download.line, message }];
      }),
    );

/** The word that names the program, in a command that only writes a file of another server. */
function downloadIn(words: readonly Word[]): Word | null {
  const at = words.findIndex(({ text }) => programs.has(text));
  const word = words[at];
  const program = programs.get(word?.text ?? '');
  if (word === undefined || program === undefined) return null;
  const rest = words.slice(at + 1).map(({ text }) => text);
  const isDownload =
    rest.some((text) => /^https?:\/\//u.test(text)) &&
    rest.some((text) => program.writes.test(text)) &&
    !rest.some((text) => program.needed.test(text));
  return isDownload ? word : null;
}
