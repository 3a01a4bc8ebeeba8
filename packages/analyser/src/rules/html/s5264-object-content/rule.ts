import type { HtmlRule } from '../engine/html-rule.ts';
import type { StartTag } from '../engine/page.ts';

/** An `object` whose end was not reached yet, and whether something stands in it. */
interface OpenObject {
  readonly tag: StartTag;
  isFilled: boolean;
}

/** S5264: an `object` has content for those who cannot see what it embeds. Another one within it counts by its own content. */
export const rule: HtmlRule = (nodes) => {
  const open: OpenObject[] = [];
  const found: StartTag[] = [];
  const close = () => {
    const last = open.pop();
    if (last === undefined) return;
    const around = open.at(-1);
    if (!last.isFilled) found.push(last.tag);
    else if (around) around.isFilled = true;
  };
  for (const node of nodes) {
    const isObject = (node.kind === 'start' || node.kind === 'end') && node.name.toLowerCase() === 'object';
    if (node.kind === 'start' && isObject) {
      open.push({ tag: node, isFilled: false });
      if (node.selfClosing) close();
    } else if (isObject) close();
    else if (node.kind === 'start' || (node.kind === 'text' && node.text.trim() !== '')) {
      const last = open.at(-1);
      if (last) last.isFilled = true;
    }
  }
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      start,
      end,
      message: 'Escriba en este «object» un texto para quien no puede ver su contenido.',
    }));
};
