import type { CssRule } from '../engine/css-rule.ts';
import { isAtRule, startLine } from '../engine/read-sheet.ts';

const address = /^(?:url\(\s*)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s"'()]+))/iu;

/** S1128: an import that an earlier one repeats, for the same media. */
export const rule: CssRule = ({ nodes }) => {
  const seen = new Set<string>();
  return nodes.filter(isAtRule).flatMap((node) => {
    if (node.name.toLowerCase() !== 'import') return [];
    const found = address.exec(node.params);
    const { double, single, plain } = found?.groups ?? {};
    const rest = node.params.slice(found?.[0].length ?? 0);
    const uri = double ?? single ?? plain ?? node.params;
    const media = rest.trimStart().replace(/^\)/u, '');
    const queries = media.split(',').map((query) => query.trim().toLowerCase());
    const place = JSON.stringify([uri, queries.sort()]);
    if (!seen.has(place)) {
      seen.add(place);
      return [];
    }
    return [{ line: startLine(node), message: `Quite esta importación repetida de «${uri}».` }];
  });
};
