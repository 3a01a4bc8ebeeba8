import type { CssRule } from '../engine/css-rule.ts';

/** S4667: a sheet without anything but white space. */
export const rule: CssRule = {
  key: 'S4667',
  find: ({ text }) =>
    text.trim() === ''
      ? [{ line: 1, message: 'Borre esta hoja de estilos vacía, o escriba su contenido.' }]
      : [],
};
