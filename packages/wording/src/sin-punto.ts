/** What is quoted or stands inside a sentence, as the level of a question: without its full stop. */
export const sinPunto = (texto: string): string => texto.trim().replace(/\.$/u, '');
