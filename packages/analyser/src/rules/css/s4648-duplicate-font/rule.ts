import type { CssRule } from '../engine/css-rule.ts';
import { isDeclaration, startLine } from '../engine/read-sheet.ts';

/** S4648: a font that a list of fonts names twice. */
export const rule: CssRule = ({ nodes }) =>
  nodes.filter(isDeclaration).flatMap((node) => {
    const isShorthand = /^font$/iu.test(node.prop);
    if (!isShorthand && !/^font-family$/iu.test(node.prop)) return [];
    const seen = new Set<string>();
    return fontsOf(node.value, isShorthand).flatMap((font) => {
      const isRepeated = seen.has(font);
      seen.add(font);
      return isRepeated
        ? [{ line: startLine(node), message: `Quite de la lista el tipo de letra repetido «${font}».` }]
        : [];
    });
  });

const generic = /^(?:serif|sans-serif|cursive|fantasy|monospace|system-ui)$/iu;

/** The fonts of a value, none where a template inserts some; a generic one is not the same as a quoted name. */
function fontsOf(value: string, isShorthand: boolean): readonly string[] {
  if (/[$@\ue000\ue002]|var\(|#\{/u.test(value)) return [];
  const [first = '', ...others] = value.split(',');
  const plain = isShorthand ? afterSize(first) : first;
  return [plain, ...others]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (generic.test(name) ? name.toLowerCase() : name.replace(/["']/gu, '')));
}

/** The first font of a shorthand, which has style and size before it. */
function afterSize(text: string): string {
  const words = text.trim().split(/\s+/u);
  const size = words.findIndex((word) => /^\d/u.test(word));
  return size === -1 ? '' : words.slice(size + 1).join(' ');
}
