import { findRawEnd, skipComment, type Range } from '../vue/component.ts';
import { readTag, type Tag } from '../vue/tags.ts';

/** Elements whose content is text without tags. */
const rawElements: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);

/** The types that the HTML standard gives to scripts in JavaScript, in lower case only. */
const javaScriptType =
  /^(?:module|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/u;

const attributeOf = ({ attributes }: Tag, wanted: string) =>
  attributes.find(({ name }) => name.toLowerCase() === wanted);

const holdsJavaScript = (tag: Tag) =>
  tag.name === 'script' &&
  attributeOf(tag, 'src') === undefined &&
  javaScriptType.test(attributeOf(tag, 'type')?.value?.text ?? '');

/** Ranges of the JavaScript in the `script` elements of a page; one without an end tag extends to the end of the page. */
export function pageScripts(text: string): readonly Range[] {
  const scripts: Range[] = [];
  let place = text.indexOf('<');
  while (place !== -1) {
    let next = place + 1;
    if (text.startsWith('<!--', place)) next = skipComment(text, place);
    else {
      const tag = readTag(text, place);
      next = tag?.end ?? next;
      if (tag && !tag.closing && !tag.selfClosing && rawElements.has(tag.name)) {
        const end = findRawEnd(text, tag.name, tag.end);
        if (holdsJavaScript(tag)) scripts.push({ start: tag.end, end });
        next = end;
      }
    }
    place = text.indexOf('<', next);
  }
  return scripts;
}
