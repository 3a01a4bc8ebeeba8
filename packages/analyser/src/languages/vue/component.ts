import { readTag, type Tag } from './tags.ts';

/** A range of offsets of a text; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A top-level block of a component, such as `<script>`: opening tag, content, and the end of the closing tag. */
export interface Block {
  readonly name: string;
  readonly lang: string | null;
  readonly opening: Tag & Range;
  readonly content: Range;
  readonly end: number;
}

const langOf = (tag: Tag) => tag.attributes.find(({ name }) => name === 'lang')?.value?.text ?? null;

/** End of the comment that begins at this offset. */
export function skipComment(text: string, place: number): number {
  const end = text.indexOf('-->', place + 4);
  return end === -1 ? text.length : end + 3;
}

/** Start of the end tag of an element whose content is text without tags; the end of the text without one. */
export function findRawEnd(text: string, name: string, from: number): number {
  for (let place = text.indexOf('</', from); place !== -1; place = text.indexOf('</', place + 2)) {
    const after = text.slice(place + 2, place + 3 + name.length).toLowerCase();
    if (after.startsWith(name) && /^[\s/>]?$/u.test(after.slice(name.length))) return place;
  }
  return text.length;
}

/** Start of the end tag of a template, which may contain other templates. */
function findTemplateEnd(text: string, from: number): number {
  let depth = 1;
  let place = text.indexOf('<', from);
  while (place !== -1) {
    const comment = text.startsWith('<!--', place);
    const tag = comment ? null : readTag(text, place);
    if (tag?.name === 'template' && !tag.selfClosing) depth += tag.closing ? -1 : 1;
    if (depth === 0) return place;
    place = text.indexOf('<', comment ? skipComment(text, place) : (tag?.end ?? place + 1));
  }
  return text.length;
}

function findEnd(text: string, { name, selfClosing, end }: Tag): number {
  if (selfClosing) return end;
  return name === 'template' ? findTemplateEnd(text, end) : findRawEnd(text, name, end);
}

function readBlock(text: string, start: number, tag: Tag): Block {
  const content = { start: tag.end, end: findEnd(text, tag) };
  const end = tag.selfClosing ? tag.end : (readTag(text, content.end)?.end ?? text.length);
  return { name: tag.name, lang: langOf(tag), opening: { ...tag, start }, content, end };
}

/** The blocks of a single-file component, in order. */
export function readComponent(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let place = text.indexOf('<');
  while (place !== -1) {
    const tag = text.startsWith('<!--', place) ? null : readTag(text, place);
    let next = place + 1;
    if (text.startsWith('<!--', place)) next = skipComment(text, place);
    else if (tag && !tag.closing) {
      const block = readBlock(text, place, tag);
      blocks.push(block);
      next = block.end;
    }
    place = text.indexOf('<', next);
  }
  return blocks;
}
