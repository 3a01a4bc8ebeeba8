import type { HtmlRule } from '../engine/html-rule.ts';
import { attributeOf, boundAttributeOf, type PageNode, type StartTag } from '../engine/page.ts';

const elements: ReadonlySet<string> = new Set(['nav', 'aside']);
const roles: ReadonlySet<string> = new Set(
  'banner complementary contentinfo form main navigation search'.split(' '),
);

/** S5255: several regions of one kind, each of which needs a name of its own. */
export const rule: HtmlRule = (nodes) =>
  [...Map.groupBy(nodes.filter(isRegion), kindOf).values()]
    .filter(({ length }) => length > 1)
    .flatMap((regions) => regions.filter((tag) => !isNamed(tag)))
    .map(({ start, end, name }) => ({
      start,
      end,
      message: `Ponga un nombre a este «${name}» con «aria-label»: la página tiene varios iguales.`,
    }));

const isRegion = (node: PageNode): node is StartTag =>
  node.kind === 'start' && (elements.has(node.name) || roles.has(attributeOf(node, 'role') ?? ''));

const kindOf = (tag: StartTag): string =>
  elements.has(tag.name) ? tag.name : `role ${attributeOf(tag, 'role') ?? ''}`;

const isNamed = (tag: StartTag): boolean =>
  boundAttributeOf(tag, 'aria-label') !== undefined || boundAttributeOf(tag, 'aria-labelledby') !== undefined;
