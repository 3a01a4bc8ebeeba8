import { readComponent, skipComment, type Block, type Range } from './component.ts';
import { readTag, type Tag } from './tags.ts';

/** The names that a template uses, and where the script stands whose imports it sees. */
export interface TemplateNames {
  readonly names: readonly string[];
  readonly setup: Range;
}

const camel = (name: string) => name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`-${name}`);

/** Names in an expression, roughly: neither those of members and keys nor what strings hold. */
function namesIn(expression: string): string[] {
  const code = expression.replace(/'[^']*'|"[^"]*"/gu, "''");
  return [...code.matchAll(/(?<=^|\.\.\.|[^\w$.])[A-Za-z_$][\w$]*/gu)].flatMap(({ 0: name, index }) => {
    const isKey = /[{,]\s*$/u.test(code.slice(0, index)) && /^\s*:/u.test(code.slice(index + name.length));
    return isKey ? [] : [name];
  });
}

/** What a tag names: its component, its directives and what their expressions use. */
function namesOf(text: string, start: number, tag: Tag): string[] {
  const [element = ''] = text.slice(start + 1, tag.nameEnd).split('.');
  const attributes = tag.attributes.flatMap(({ name, value }) => {
    if (!/^(?:[:@#.]|v-)/u.test(name)) return [];
    const directive = /^v-[\w-]+/u.exec(name)?.[0];
    return [...(directive ? [camel(directive)] : []), ...namesIn(value?.text ?? '')];
  });
  return [element, camel(element), pascal(element), ...attributes];
}

function namesOfTemplate(text: string, { content }: Block): readonly string[] {
  const names: string[] = [];
  const addText = (from: number, to: number) => {
    for (const [, expression = ''] of text.slice(from, to).matchAll(/\{\{(.*?)\}\}/gsu)) {
      names.push(...namesIn(expression));
    }
  };
  let from = content.start;
  let place = text.indexOf('<', from);
  while (place !== -1 && place < content.end) {
    const isComment = text.startsWith('<!--', place);
    const tag = isComment ? null : readTag(text, place);
    const next = isComment ? skipComment(text, place) : (tag?.end ?? place + 1);
    if (tag && !tag.closing) names.push(...namesOf(text, place, tag));
    if (isComment || tag) {
      addText(from, place);
      from = next;
    }
    place = text.indexOf('<', next);
  }
  addText(from, content.end);
  return names;
}

/** What the template of a component with `<script setup>` uses; null for all others. */
export function templateNames(text: string): TemplateNames | null {
  const blocks = readComponent(text);
  const setup = blocks.find(
    ({ name, opening }) => name === 'script' && opening.attributes.some((each) => each.name === 'setup'),
  );
  if (!setup) return null;
  const templates = blocks.filter(({ name, lang }) => name === 'template' && (lang ?? 'html') === 'html');
  const names = new Set(templates.flatMap((template) => namesOfTemplate(text, template)));
  return { names: [...names], setup: setup.content };
}
