import { idiomIn } from '../lib/idioms.mjs';

interface Finding {
  readonly line: number;
  readonly problem: string;
}

/** Idioms in a Markdown text, line by line and outside fenced code, as the lint rule `plain-prose` finds them in comments. */
export function checkProse(text: string): Finding[] {
  let fenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) fenced = !fenced;
    const idiom = fenced ? null : idiomIn(line);
    if (idiom === null) return [];
    return [{ line: index + 1, problem: `«${idiom.found}» es un giro; escriba: ${idiom.instead}` }];
  });
}
