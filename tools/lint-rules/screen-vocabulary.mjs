/** Words that the screen avoids, each with the word to use instead (docs/glosario.md). */
const words = /** @type {const} */ ([
  [/\bpruebas? estáticas?\b/iu, 'análisis estático'],
  [/\bcode smells?\b/iu, 'olor de código'],
  [/\bhallazgos?\b/iu, 'incidencia'],
  [/\bissues?\b/iu, 'incidencia'],
  [/\blíneas? de cobertura\b/iu, 'líneas por cubrir'],
  [/\b(?:busca(?:n|ndo)?|encontra\w+) (?:los )?defectos\b/iu, 'incidencias'],
  [/\bsentencias?\b/iu, 'instrucción'],
  [/\ba mano\b/iu, 'prueba basada en la experiencia'],
  [/\bpor análisis\b/iu, 'análisis estático'],
  [/\brenderea\w*|\bpinta(?:r|do|da)\b/iu, 'renderizar'],
]);

/** Strings of the specification, letter by letter. */
const specified = new Set(['No hay issues disponibles']);

/**
 * One word for each thing, everywhere on screen where the specification does not fix it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const screenVocabulary = {
  meta: {
    messages: { word: "Write '{{instead}}', the word of docs/glosario.md, instead of '{{found}}'." },
  },
  create(context) {
    /**
     * @param {import('eslint').Rule.Node} node
     * @param {string} text
     */
    const check = (node, text) => {
      // A single word is a key of the machinery, not a sentence of the page.
      if (!/\s/u.test(text.trim()) || specified.has(text)) return;
      for (const [pattern, instead] of words) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined) context.report({ node, messageId: 'word', data: { found, instead } });
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      /** @param {import('eslint').Rule.Node & { value: string }} node */
      JSXText(node) {
        check(node, node.value);
      },
    };
  },
};
