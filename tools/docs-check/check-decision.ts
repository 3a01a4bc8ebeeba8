/** Words of an ADR, so that it stays a decision and does not become an essay. */
const limit = 250;

/** What is wrong with the text of one ADR: it is too long. Words are what white space separates, as `wc -w` counts. */
export function checkDecision(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '').length;
  return words > limit ? [`tiene ${String(words)} palabras, y el límite es ${String(limit)}`] : [];
}
