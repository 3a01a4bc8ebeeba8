import type { Instruction } from '../../../languages/docker/read.ts';

/** Values of a stage's variables by name; one whose value is not known is missing. */
export type Variables = Map<string, string>;

/** A value that refers to itself again and again would double with every line. */
const longestValue = 1000;

const variable = /\$(?:\{(?<braced>[^${}]*)\}|(?<plain>\w+))/gu;
const assignment = /\b(?<name>\w+)=(?<value>(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])*)/gu;

/** The text with the values of its variables, and whether all of them are known. */
export function resolve(
  text: string,
  variables: Variables,
): { readonly text: string; readonly isKnown: boolean } {
  if (!text.includes('$')) return { text, isKnown: true };
  let unknown = 0;
  const resolved = text.replaceAll(variable, (whole, braced?: string, plain?: string) => {
    const value = variables.get(braced ?? plain ?? '');
    if (value === undefined) unknown += 1;
    return value ?? whole;
  });
  // A variable within the braces of another one is not read.
  return { text: resolved, isKnown: unknown === 0 && !resolved.includes('${') };
}

/** Adds what an ENV or ARG sets; FROM begins a stage, which has none of the variables before it. */
export function learn({ text }: Instruction, variables: Variables): void {
  const [name, rest] = headCommitOf(text);
  if (name.toLowerCase() === 'from') variables.clear();
  if (name.toLowerCase() === 'arg' && !rest.includes('=')) variables.delete(rest);
  else if (name.toLowerCase() === 'arg') setAll(rest, variables);
  if (name.toLowerCase() !== 'env') return;
  const [first, value] = headCommitOf(rest);
  if (first.includes('=')) setAll(rest, variables);
  else set(first, value, variables);
}

/** The first word of a text, and what follows it. */
function headCommitOf(text: string): readonly [string, string] {
  const end = text.search(/\s/u);
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}

function setAll(text: string, variables: Variables): void {
  for (const { groups = {} } of text.matchAll(assignment))
    set(groups['name'] ?? '', (groups['value'] ?? '').replaceAll(/["']/gu, ''), variables);
}

function set(name: string, value: string, variables: Variables): void {
  const { text, isKnown } = resolve(value, variables);
  if (isKnown && text.length <= longestValue) variables.set(name, text);
  else variables.delete(name);
}
