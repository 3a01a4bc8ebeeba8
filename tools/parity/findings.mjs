/** @typedef {{ rule: string, file: string, line: number | null, message: string }} PlacedFinding */
/** @typedef {{ rule: string, theirs: number, ours: number, both: number }} RuleRow */
/** @typedef {{ rules: RuleRow[], missed: PlacedFinding[], extra: PlacedFinding[] }} FindingsComparison */
/** @typedef {{ theirs: number, ours: number, both: number, recall: number, precision: number, firing: number, met: number }} Quality */

/** What parity asks of a group of languages: shares of findings, and of rules that fire with nine tenths met. */
export const targets = /** @type {const} */ ({
  'JavaScript y TypeScript': { repositories: ['javascript', 'typescript'], findings: 0.95, rules: 0.85 },
  Python: { repositories: ['python'], findings: 0.85, rules: 0.75 },
});

/** A rule has its findings met when so many of them are. */
const metShare = 0.9;

/** @param {PlacedFinding} finding */
const placeOf = ({ rule, file, line }) => JSON.stringify([rule, file, line]);

/** @param {readonly PlacedFinding[]} findings @returns {Map<string, PlacedFinding[]>} */
function byPlace(findings) {
  const places = new Map();
  for (const finding of findings) {
    const place = placeOf(finding);
    places.set(place, [...(places.get(place) ?? []), finding]);
  }
  return places;
}

/** What stands in the first list and has no partner in the second. @param {readonly PlacedFinding[]} findings @param {Map<string, PlacedFinding[]>} others */
const without = (findings, others) =>
  [...byPlace(findings)].flatMap(([place, list]) => list.slice(others.get(place)?.length ?? 0));

/** @param {readonly PlacedFinding[]} findings @param {string} rule */
const countOf = (findings, rule) => findings.filter((finding) => finding.rule === rule).length;

/**
 * Pairs findings by rule, file and line.
 * @param {readonly PlacedFinding[]} ours
 * @param {readonly PlacedFinding[]} theirs
 * @returns {FindingsComparison}
 */
export function compareFindings(ours, theirs) {
  const missed = without(theirs, byPlace(ours));
  const extra = without(ours, byPlace(theirs));
  const rules = [...new Set([...theirs, ...ours].map(({ rule }) => rule))].sort().map((rule) => {
    const known = countOf(theirs, rule);
    return { rule, theirs: known, ours: countOf(ours, rule), both: known - countOf(missed, rule) };
  });
  return { rules, missed, extra };
}

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? 1 : part / whole);

/**
 * Recall and precision of the rules of some repositories, and how many of those that fire are met.
 * @param {readonly RuleRow[]} rules
 * @param {readonly string[]} repositories
 * @returns {Quality}
 */
export function qualityOf(rules, repositories) {
  const rows = rules.filter(({ rule }) => repositories.includes(rule.split(':')[0] ?? ''));
  const sum = (/** @type {'theirs' | 'ours' | 'both'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  const [theirs, ours, both] = [sum('theirs'), sum('ours'), sum('both')];
  const firing = rows.filter((row) => row.theirs > 0);
  const met = firing.filter((row) => row.both >= metShare * row.theirs).length;
  return {
    theirs,
    ours,
    both,
    recall: share(both, theirs),
    precision: share(both, ours),
    firing: firing.length,
    met,
  };
}

/** Whether every group of languages reaches its targets. @param {readonly RuleRow[]} rules */
export const reachesTargets = (rules) =>
  Object.values(targets).every(({ repositories, findings, rules: asked }) => {
    const { recall, precision, met, firing } = qualityOf(rules, repositories);
    return recall >= findings && precision >= findings && share(met, firing) >= asked;
  });

/** @param {number} value */
const percent = (value) => `${(100 * value).toFixed(2)} %`;

/** @param {PlacedFinding} finding */
const lineOf = ({ rule, file, line, message }) =>
  `${rule.padEnd(18)} ${file}:${String(line ?? '-')} ${message}`;

/**
 * A table: each rule, what was missed and what is too much, then the figures of each group of languages.
 * @param {FindingsComparison} comparison
 * @param {boolean} whole also lists the findings that differ
 */
export function reportFindings({ rules, missed, extra }, whole) {
  const rows = rules.map(
    ({ rule, theirs, ours, both }) =>
      `${rule.padEnd(20)} ${String(theirs).padStart(6)} ${String(ours).padStart(6)} ${String(both).padStart(6)}`,
  );
  const groups = Object.entries(targets).map(([name, { repositories }]) => {
    const { theirs, ours, recall, precision, met, firing } = qualityOf(rules, repositories);
    return `${name}: recall ${percent(recall)} of ${String(theirs)}, precision ${percent(precision)} of ${String(ours)}, rules met ${String(met)} of ${String(firing)}`;
  });
  const differing = [
    ...missed.map((finding) => `- ${lineOf(finding)}`),
    ...extra.map((finding) => `+ ${lineOf(finding)}`),
  ];
  return [
    'findings: rule, SonarQube, ours, both',
    ...rows,
    '',
    ...(whole ? [...differing, ''] : []),
    ...groups,
  ].join('\n');
}
