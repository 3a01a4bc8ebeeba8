import type { HtmlRule } from '../engine/html-rule.ts';

/** What markup has and a sentence has not. */
const markup = /="|='|<\/|\/>|<%|%>/u;
/** Comments that Internet Explorer read as markup. */
const conditional = /^<!--\s*\[if\b/iu;

/** AvoidCommentedOutCodeCheck: comments with markup, those for a server (`<%-- --%>`) apart. */
export const rule: HtmlRule = (nodes) =>
  nodes.flatMap((node) => {
    if (node.kind !== 'comment' || !node.text.startsWith('<!--') || conditional.test(node.text)) return [];
    if (!markup.test(node.text.slice(4, -3))) return [];
    const message = 'Borre este código comentado: el historial del repositorio lo conserva.';
    return [{ start: node.start, end: node.end, message }];
  });
