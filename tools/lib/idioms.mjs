/** Words of a translated idiom in which programs act as people do, and what to write instead. */
const idioms = /** @type {const} */ ([
  [/\bhear(?:s|d|ing)?\b/iu, 'receive or read'],
  [/\b(?:tell(?:s|ing)?|told)\b/iu, 'report, return, pass or distinguish'],
  [/\b(?:knows?|knew)\b/iu, 'has, reads or stores'],
  [/\bwant(?:s|ed|ing)?\b/iu, 'requests or needs'],
  [/\b(?:nobody|somebody|anybody|everybody|whoever|whomever)\b/iu, 'the caller, the server, a person'],
  [/\b(?:says?|said|saying)\b/iu, 'report, show, state or name'],
  [
    /\b(?:believ|forg[eo]t|heed|remember|think)(?:e?[sd]|e|ing|ten)?\b/iu,
    'the operation: store, drop, use, assume',
  ],
  [/\b(?:judg(?:e[sd]?|ing)|understand(?:s|ing)?|understood)\b/iu, 'the operation: check, parse, support'],
  [/\bmend(?:s|ed|ing)?\b/iu, 'correct or repair'],
  [/\b(?:go|goes|going|went|gone) on\b/iu, 'continue'],
  [/\b(?:is|are|was|were) gone\b/iu, 'was deleted, has ended'],
  [/\bas ever\b/iu, 'as before'],
  [/\b(?:is|are|was|were) none\b/iu, 'is not one, is empty'],
  [/\b(?:what|which|that|who) (?:is|are) no\b(?! (?:longer|more)\b)/iu, 'is not a'],
  [/\banew\b/iu, 'again'],
  [/\ball the same\b/iu, 'nevertheless, equal'],
]);

/** Words that stand for themselves: code spans and quotations. */
const quoted = /`[^`]*`|'[^'\n]*'(?!\p{L})|"[^"\n]*"|«[^»]*»|“[^”]*”/gu;

/**
 * The first idiom in a piece of prose, with what to write instead; null when the prose is plain.
 * @param {string} text
 * @returns {{ found: string, instead: string } | null}
 */
export function idiomIn(text) {
  const plain = text.replace(quoted, (span) => ' '.repeat(span.length));
  for (const [pattern, instead] of idioms) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return { found, instead };
  }
  return null;
}
