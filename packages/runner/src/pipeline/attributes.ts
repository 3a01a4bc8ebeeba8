import { compilarPatron, type Gasto } from '@mantenible/domain/ambito';

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
  const rules = lines.flatMap((line) => ruleOf(line, spent)).slice(0, maxRules);
  return {
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

function ruleOf(line: string, spent: Gasto): readonly Rule[] {
  const [pattern = '', ...attributes] = line.trim().split(/[ \t]+/u);
  // A macro, a comment, a quoted path and a class of characters are not followed; a folder's pattern matches no file.
  if (pattern === '' || pattern.length > maxPatternChars || /^[#"]|[[\]\\]|\/$/u.test(pattern)) return [];
  const generated = valueOf(attributes, 'linguist-generated');
  const vendored = valueOf(attributes, 'linguist-vendored');
  if (generated === undefined && vendored === undefined) return [];
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
