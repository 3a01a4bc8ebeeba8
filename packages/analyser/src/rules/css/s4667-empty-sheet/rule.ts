import type { CssRule } from '../engine/css-rule.ts';

/** S4667: a sheet without anything but white space; that of an element is reported after its first line. */
export const rule: CssRule = ({ text, isElement }) =>
  text.trim() === ''
    ? [
        {
          line: isElement && /[\r\n]/u.test(text) ? 2 : 1,
          message: 'Borre estos estilos vacíos, o escriba su contenido.',
        },
      ]
    : [];
