/** A kind of text that once took the square of its length, or more, to read. */
export interface HostileText {
  readonly name: string;
  readonly path: string;
  readonly text: (size: number) => string;
}

export const repeated =
  (unit: string, before = '', after = '') =>
  (size: number): string =>
    before + unit.repeat(Math.floor((size - before.length - after.length) / unit.length)) + after;

export const numbered =
  (unit: (place: number) => string, before = '', after = '') =>
  (size: number): string => {
    const parts = [before];
    for (let length = before.length + after.length; length < size;) {
      const part = unit(parts.length);
      parts.push(part);
      length += part.length;
    }
    return parts.join('') + after;
  };

const setup = '<script setup>\nimport a from "a"\n</script>\n<template>\n';

const texts: readonly (readonly [path: string, name: string, text: HostileText['text']])[] = [
  ['a.yaml', 'quotes', repeated('"\\', 'AWSTemplateFormatVersion: a\n')],
  ['a.yaml', '# before U+2028', repeated(' #', 'AWSTemplateFormatVersion: a\n', '\u2028x')],
  ['a.json', 'quotes', repeated('"\\', '{"AWSTemplateFormatVersion": "a",\n')],
  ['a.json', 'commas', repeated(', ', '{"AWSTemplateFormatVersion": "a",\n')],
  ['a.bicep', 'quotes', repeated("'\\", 'param a string\n')],
  ['a.bicep', 'comments', repeated('/* ', 'param a string\n')],
  ['a.css', 'comments', repeated('/* ')],
  ['a.html', 'comments', repeated('<!--')],
  ['a.html', 'unclosed scripts', repeated('<script>')],
  ['a.html', 'end tags', repeated('</script')],
  ['a.xml', 'entities', numbered((i) => `<!ENTITY a${i} "b">\n`, '<!DOCTYPE a [\n', ']>\n<a/>')],
  ['Dockerfile', 'here documents', numbered((i) => `<<E${i} `, 'FROM a\nRUN ', '\n')],
  ['a.vue', 'braces', repeated('{{', setup, '\n</template>\n')],
  ['a.vue', 'expressions', repeated('{a', `${setup}{{`, '}}</template>\n')],
  ['a.vue', 'keys of directives', repeated('{a:b,', `${setup}<a :b="`, '"/></template>\n')],
  ['a.vue', 'end tags', repeated('</script')],
  ['a.py', 'quotes in comments', repeated('"\\', '# x = (', ')\n')],
  ['a.py', 'quotes', repeated('"\\', 'x = ', '\n')],
  ['a.py', 'groups of a verbose pattern', repeated('(a)', 'import re\nre.compile(r"(?x)', '")\n')],
  ['a.py', 'flags of a verbose pattern', repeated('(?i)', 'import re\nre.compile(r"(?x)', '")\n')],
  ['a.py', 'stores', numbered((i) => `    if a${i}:\n        b${i} = ${i}\n`, 'def f():\n')],
  [
    'a.py',
    'stores of one name',
    numbered((i) => `    if x:\n        a = ${i}\n`, 'def f():\n', '    return a\n'),
  ],
  ['a.py', 'stores in loops', numbered((i) => `    while a${i}:\n        b${i} = b${i} + 1\n`, 'def f():\n')],
  [
    'a.py',
    'a chain of classes',
    numbered(
      (i) => `class A${i + 1}(A${i}):\n    def m(self):\n        self.x = 1\n`,
      'class A1:\n    pass\n',
    ),
  ],
  ['a.py', 'methods', numbered((i) => `    def m${i}(self):\n        self.a${i} = 1\n`, 'class A:\n')],
  ['a.py', 'members', numbered((i) => `    def __m${i}(self):\n        self.__a${i} = 1\n`, 'class A:\n')],
  ['a.py', 'attributes', repeated('.a', 'x = a', '\n')],
];

export const hostileTexts: readonly HostileText[] = texts.map(([path, name, text]) => ({ path, name, text }));
