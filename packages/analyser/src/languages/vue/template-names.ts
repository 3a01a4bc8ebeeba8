import { readComponent, skipComment, type Block, type Range } from './component.ts';
import { readTag, type Tag } from './tags.ts';

/** The names that a template uses, and the range of the `<script setup>` whose imports are visible in the template. */
export interface TemplateNames {
  readonly names: readonly string[];
  readonly setup: Range;
}

const toCamelCase = (name: string) => name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
const toPascalCase = (name: string) => toCamelCase(`-${name}`);

const colon = /\s*:/uy;

/** Whether a name between these offsets is the key of an object. */
function isKeyAt(code: string, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && code.charAt(before).trim() === '') before -= 1;
  colon.lastIndex = end;
  return before >= 0 && '{,'.includes(code.charAt(before)) && colon.test(code);
}

/** Names in an expression, by a pattern: without members after a dot, keys of objects, and words in strings. */
function namesIn(expression: string): string[] {
  const code = expression.replace(/'[^']*'|"[^"]*"/gu, "''");
  return [...code.matchAll(/(?<=^|\.\.\.|[^\w$.])[A-Za-z_$][\w$]*/gu)].flatMap(({ 0: name, index }) => {
    return isKeyAt(code, index, index + name.length) ? [] : [name];
  });
}

/** The names that a tag uses: its component, its directives, and the names in their expressions. */
function namesOf(text: string, start: number, tag: Tag): string[] {
  const [element = ''] = text.slice(start + 1, tag.nameEnd).split('.');
  const attributes = tag.attributes.flatMap(({ name, value }) => {
    if (!/^(?:[:@#.]|v-)/u.test(name)) return [];
    const directive = /^v-[\w-]+/u.exec(name)?.[0];
    return [...(directive ? [toCamelCase(directive)] : []), ...namesIn(value?.text ?? '')];
  });
  return [element, toCamelCase(element), toPascalCase(element), ...attributes];
}

function namesOfTemplate(text: string, { content }: Block): readonly string[] {
  const names: string[] = [];
  const addText = (from: number, to: number) => {
    for (let open = text.indexOf('{{', from); open !== -1 && open < to;) {
      const close = text.indexOf('}}', open + 2);
      if (close === -1 || close + 2 > to) return;
      names.push(...namesIn(text.slice(open + 2, close)));
      open = text.indexOf('{{', close + 2);
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

/** The names that the template of a component with `<script setup>` uses; null for any other component. */
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
