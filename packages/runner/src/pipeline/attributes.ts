import { compilarPatron, type Gasto } from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import type { RootFile } from './root-file.ts';
import { decodeText } from './text.ts';

export const attributesFile = '.gitattributes';

/** Limit of the file of attributes in bytes; a larger one is not read. */
export const maxAttributesBytes = 64 * 1024;

/** Limits of its lines, and of the steps of all comparisons: later ones name nothing. */
const maxRules = 200;
const maxSteps = 50_000_000;

/** What a repository's attributes name of a file; `generated` is null where they do not mention it. */
export interface Attributes {
  readonly of: (path: string) => { readonly generated: boolean | null; readonly vendored: boolean };
  /** Spanish sentences: what of the file is not followed. */
  readonly avisos: readonly string[];
}

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly generated: boolean | undefined;
  readonly vendored: boolean | undefined;
}

/** Reads `linguist-generated` and `linguist-vendored` of the file at the root; of several lines for a path, the last one applies. */
export function attributesOf(file: RootFile | null): Attributes {
  const spent: Gasto = { pasos: 0 };
  const lines = file?.content ? decodeText(file.content).split(/\r\n|\r|\n/u) : [];
  const read = lines.flatMap((line) => ruleOf(line, spent));
  const rules = read.filter((one) => one !== 'unread').slice(0, maxRules);
  return {
    avisos: noticesOf(file, read.length - rules.length),
    of: (path) => {
      let [generated, vendored]: [boolean | null, boolean] = [null, false];
      for (const rule of rules) {
        if (spent.pasos > maxSteps) break;
        if (!rule.matches(path)) continue;
        generated = rule.generated ?? generated;
        vendored = rule.vendored ?? vendored;
      }
      return { generated, vendored };
    },
  };
}

function noticesOf(file: RootFile | null, unread: number): readonly string[] {
  if (file?.content === null) {
    const most = formatNumber(Math.floor(maxAttributesBytes / 1000));
    return [`${attributesFile}: es demasiado grande y no se sigue (máximo: ${most}\u00a0kB).`];
  }
  if (unread === 0) return [];
  return [
    `${attributesFile}: no se ${unread === 1 ? 'sigue' : 'siguen'} ${contar(unread, 'línea', 'líneas')} con linguist-generated o linguist-vendored: se siguen hasta ${formatNumber(maxRules)}, sin comillas, corchetes ni barras invertidas.`,
  ];
}

/** The rule of a line; empty where it names nothing, 'unread' where it is not followed. */
function ruleOf(line: string, spent: Gasto): readonly (Rule | 'unread')[] {
  const [pattern = '', ...attributes] = line.trim().split(/[ \t]+/u);
  // A macro and a comment name no file, and a folder's pattern matches none.
  if (pattern === '' || /^#|^\[attr\]|\/$/u.test(pattern)) return [];
  const generated = valueOf(attributes, 'linguist-generated');
  const vendored = valueOf(attributes, 'linguist-vendored');
  if (generated === undefined && vendored === undefined) return [];
  // A quoted path and a class of characters are not followed.
  if (pattern.length > maxPatternChars || /^"|[[\]\\]/u.test(pattern)) return ['unread'];
  const anchored = pattern.includes('/') ? pattern : `**/${pattern}`;
  return [{ matches: compilarPatron(anchored, spent), generated, vendored }];
}

const maxPatternChars = 300;

/** The value of an attribute in a line; undefined where the line does not mention it. */
function valueOf(attributes: readonly string[], name: string): boolean | undefined {
  const last = attributes.findLast((one) => one.replace(/^[-!]/u, '').split('=', 1)[0] === name);
  if (last === undefined) return undefined;
  return !/^[-!]|=false$/u.test(last);
}
