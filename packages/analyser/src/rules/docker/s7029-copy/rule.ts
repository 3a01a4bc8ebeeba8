import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';
import { execForm } from '../engine/words.ts';

/** What ADD fetches or unpacks, and COPY does not, as a SonarQube 10.7 was seen to distinguish it. */
const fetched = /^(?:https?:|git:|git@)/u;
const unpacked = /\.(?:7z|bz2|gz|lz|lzma|tar|tbz2|tgz|tlz|txz|xz|zip)$/u;

/** S7029: COPY for files of the project, which ADD might unpack. */
export const rule: DockerRule = ({ instructions, shells }) =>
  instructions.flatMap((instruction, i) => {
    const { name, start = 0 } = shells[i] ?? {};
    if (name !== 'add' || !isCopy(instruction.text.slice(start), shells[i]?.value ?? null)) return [];
    const message = 'Escriba COPY en vez de ADD: este archivo ni se descarga ni se descomprime.';
    return [{ line: lineAt(instruction, 0), message }];
  });

/** Whether all sources are known and none of them is fetched or unpacked; the last word is the target. */
function isCopy(written: string, value: string | null): boolean {
  const sources = wordsOf(written).slice(0, -1);
  if (sources.some((source) => source.includes('$')) && value === null) return false;
  const known = value === null ? sources : wordsOf(value).slice(0, -1);
  return !known.some((source) => fetched.test(source) || unpacked.test(source));
}

const wordsOf = (text: string): readonly string[] =>
  execForm(text) ?? [...text.matchAll(/"(?<quoted>[^"]*)"|\S+/gu)].map((m) => m.groups?.['quoted'] ?? m[0]);
