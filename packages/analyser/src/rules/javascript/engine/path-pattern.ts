/**
 * Whether a pattern with a wildcard for any number of items matches a list. After the last wildcard the search never goes
 * back: it takes at most the product of both lengths, where a regular expression may take exponential time.
 */
function matchesList(
  pattern: readonly string[],
  wildcard: string,
  items: readonly string[],
  matches: (part: string, item: string) => boolean,
): boolean {
  let part = 0;
  let item = 0;
  let afterWildcard = -1;
  let resumeAt = 0;
  while (item < items.length) {
    const wanted = pattern[part];
    if (wanted === wildcard) {
      part += 1;
      afterWildcard = part;
      resumeAt = item;
    } else if (wanted !== undefined && matches(wanted, items[item] ?? '')) {
      part += 1;
      item += 1;
    } else if (afterWildcard === -1) return false;
    else {
      resumeAt += 1;
      part = afterWildcard;
      item = resumeAt;
    }
  }
  return pattern.slice(part).every((rest) => rest === wildcard);
}

const matchesSegment = (pattern: string, segment: string): boolean =>
  matchesList(
    Array.from(pattern),
    '*',
    Array.from(segment),
    (sign, character) => sign === '?' || sign === character,
  );

/**
 * A pattern of paths: `**` matches any number of folders, `*` and `?` any or one character of a name. A pattern that matches a
 * folder matches its content.
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const segments = [...pattern.split('/'), '**'];
  return (path) => matchesList(segments, '**', path.split('/'), matchesSegment);
}
