import { lineSet, type LineSet } from '../../text/line-set.ts';
import type { LineIndex } from '../../text/line-index.ts';
import { skipComment, type Block, type Range } from './component.ts';
import { readTag, type Tag } from './tags.ts';

/** A component's text, the index of its lines, and the numbers of the lines of code found so far. */
interface Marker {
  readonly text: string;
  readonly lines: LineIndex;
  readonly marked: LineSet;
}

// Patterns that cut text, styles and expressions of templates into parts: words; comments, strings, addresses and single
// characters of CSS; white space, comments, strings and single characters of JavaScript.
const words = /\S+/gu;
const styleParts = /\/\*.*?(?:\*\/|$)|"(?:[^"\\\n\r]|\\.)*"?|'(?:[^'\\\n\r]|\\.)*'?|url\([^\s"'()]*\)|\S/gisu;
const expressionPart =
  /\s+|\/\*.*?(?:\*\/|$)|\/\/[^\r\n]*|"(?:[^"\\]|\\.?)*(?:"|$)|'(?:[^'\\]|\\.?)*(?:'|$)|./suy;
/** Text of a template literal from a backtick or the end of a substitution to the next substitution or the last backtick. */
const templatePart = /.(?:[^`\\$]|\\(?:.|$)|\$(?!\{))*(?:`|\$\{|$)/suy;

/** Marks the lines of each part of a range that the pattern finds, without comments. */
function markParts({ text, lines, marked }: Marker, { start, end }: Range, parts: RegExp): void {
  for (const { 0: part, index } of text.slice(start, end).matchAll(parts)) {
    const isComment = parts !== words && part.startsWith('/*');
    if (!isComment) marked.add(lines.lineOf(start + index), lines.lineOf(start + index + part.length - 1));
  }
}

/** A regular expression of bounded length, and the characters after which a slash begins one. */
const regex = /\/(?:[^/\\[\r\n]|\\.|\[(?:[^\]\\\r\n]|\\.){0,500}\]){1,500}\//suy;
const beforeRegex = '(,=:[!&|?{};+-*%<>~^';

function partAt(pattern: RegExp, text: string, place: number): string {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * Marks the lines of an expression's tokens, without comments and blank lines, in substitutions of template literals too.
 * Returns whether there is a token.
 */
function markExpression({ text, lines, marked }: Marker, { start, end }: Range): boolean {
  const code = text.slice(start, end);
  /** For each open substitution, the number of braces that are open in it. */
  const substitutions: number[] = [];
  let braces = 0;
  /** Last character of the last token. */
  let last = '';
  for (let place = 0, part = ''; place < code.length; place += part.length) {
    const isText = code[place] === '`' || (code[place] === '}' && braces === 0 && substitutions.length > 0);
    if (isText && code[place] === '}') braces = substitutions.pop() ?? 0;
    part = partAt(isText ? templatePart : expressionPart, code, place);
    if (part === '/' && beforeRegex.includes(last)) part = partAt(regex, code, place) || part;
    if (isText && part.endsWith('${')) {
      substitutions.push(braces);
      braces = 0;
    } else if (part === '{') braces++;
    else if (part === '}') braces--;
    if (!isText && /^(?:\s|\/\/|\/\*)/u.test(part)) continue;
    last = part.at(-1) ?? '';
    marked.add(lines.lineOf(start + place), lines.lineOf(start + place + part.length - 1));
  }
  return last !== '';
}

/** Whether the value of an attribute is an expression; the older names of `v-slot` count. */
const isDirective = (attribute: string, tag: string) =>
  /^(?:v-|[:@#.])/u.test(attribute) ||
  attribute === 'slot-scope' ||
  (attribute === 'scope' && tag === 'template');

/** Marks the lines of a tag: all lines of a plain attribute value; of a directive's value those with code, if there is any. */
function markTag(marker: Marker, start: number, tag: Tag): void {
  const { lines, marked } = marker;
  marked.add(lines.lineOf(start));
  for (const { name, start: first, value } of tag.attributes) {
    marked.add(lines.lineOf(first));
    if (value === null) continue;
    const [from, to] = [lines.lineOf(value.start), lines.lineOf(value.end - 1)];
    const isCode =
      isDirective(name, tag.name) && markExpression(marker, { start: value.start + 1, end: value.end - 1 });
    if (!isCode) marked.add(from, to);
    marked.add(from);
    marked.add(to);
  }
  marked.add(lines.lineOf(tag.end - 1));
}

/** Marks the lines of text between tags, with expressions in double braces. */
function markText(marker: Marker, { start, end }: Range): void {
  let place = start;
  for (const { 0: braced, index } of marker.text.slice(start, end).matchAll(/\{\{.*?(?:\}\}|$)/gsu)) {
    const open = start + index + 2;
    const close = start + index + braced.length - (braced.endsWith('}}') ? 2 : 0);
    markParts(marker, { start: place, end: open }, words);
    markExpression(marker, { start: open, end: close });
    place = close;
  }
  markParts(marker, { start: place, end }, words);
}

/**
 * After the opening tag of a style marks the lines of its CSS without comments; skips the text of a script. Returns the offset at
 * which reading continues: the closing tag, or the end of any other tag.
 */
function markRawContent(marker: Marker, { name, closing, end }: Tag, limit: number): number {
  if (closing || (name !== 'script' && name !== 'style')) return end;
  const found = marker.text.slice(end, limit).search(name === 'script' ? /<\/script/iu : /<\/style/iu);
  const close = found === -1 ? limit : end + found;
  if (name === 'style') markParts(marker, { start: end, end: close }, styleParts);
  return close;
}

/** End of the comment or declaration that begins at this offset with `<!` or `<?`. */
function skipDeclaration(text: string, place: number): number {
  if (text.startsWith('<!--', place)) return skipComment(text, place);
  const end = text.indexOf('>', place);
  return end === -1 ? text.length : end + 1;
}

/** Marks the lines of a template's tags and text, without comments. */
function markTemplate(marker: Marker, { start, end }: Range): void {
  const { text } = marker;
  let place = start;
  let textStart = start;
  while (place < end) {
    const next = text.indexOf('<', place);
    const open = next === -1 || next > end ? end : next;
    const skipped = /^<[!?]/u.test(text.slice(open, open + 2));
    const tag = skipped || open === end ? null : readTag(text, open);
    place = open + 1;
    if (tag === null && !skipped && open < end) continue;
    markText(marker, { start: textStart, end: open });
    if (tag) markTag(marker, open, tag);
    if (tag) place = markRawContent(marker, tag, end);
    else if (skipped) place = skipDeclaration(text, open);
    textStart = place;
  }
}

const isHtmlTemplate = ({ name, lang }: Block) => name === 'template' && (lang === null || lang === 'html');

function markBlockTags(marker: Marker, { opening, content, end }: Block): void {
  markTag(marker, opening.start, opening);
  if (content.end < end) markTag(marker, content.end, { ...opening, attributes: [], end });
}

/**
 * Lines of code of a component outside its script: the tags of scripts, and, where there is an HTML template, those of
 * all blocks, what stands in the template and the rules in styles.
 */
export function markupLines(text: string, lines: LineIndex, blocks: readonly Block[]): readonly number[] {
  const marker = { text, lines, marked: lineSet(lines.count) };
  const hasTemplate = blocks.some(isHtmlTemplate);
  for (const block of blocks) {
    if (hasTemplate || block.name === 'script') markBlockTags(marker, block);
    if (isHtmlTemplate(block)) markTemplate(marker, block.content);
    if (hasTemplate && block.name === 'style') markParts(marker, block.content, styleParts);
  }
  return marker.marked.values();
}
