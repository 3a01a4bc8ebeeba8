export interface PlacedFinding {
  rule: string;
  file: string;
  line: number | null;
  message: string;
}
export interface RuleRow {
  rule: string;
  theirs: number;
  ours: number;
  both: number;
}
export interface FindingsComparison {
  rules: RuleRow[];
  missed: PlacedFinding[];
  extra: PlacedFinding[];
}
/** Numbers of findings and rules of a group of languages, and their shares. */
export interface Quality {
  theirs: number;
  ours: number;
  both: number;
  recall: number;
  precision: number;
  firing: number;
  met: number;
}

/** Targets for a group of languages: share of findings in common, and share of the firing rules that are met. */
export const targets = {
  'JavaScript y TypeScript': { repositories: ['javascript', 'typescript'], findings: 0.95, rules: 0.85 },
  Python: { repositories: ['python'], findings: 0.85, rules: 0.75 },
  'CSS, HTML y Docker': { repositories: ['css', 'Web', 'docker'], findings: 0.95, rules: 0.75 },
} as const;

/** A rule is met when we report at least this share of SonarQube's findings of it. */
const metShare = 0.9;

const placeOf = ({ rule, file, line }: PlacedFinding) => JSON.stringify([rule, file, line]);

const byPlace = (findings: readonly PlacedFinding[]) => Map.groupBy(findings, placeOf);

/** Findings of the first list without a partner in the second: same rule, file and line. */
const without = (findings: readonly PlacedFinding[], others: Map<string, PlacedFinding[]>) =>
  [...byPlace(findings)].flatMap(([place, list]) => list.slice(others.get(place)?.length ?? 0));

const countOf = (findings: readonly PlacedFinding[], rule: string) =>
  findings.filter((finding) => finding.rule === rule).length;

/** Pairs findings by rule, file and line. */
export function compareFindings(
  ours: readonly PlacedFinding[],
  theirs: readonly PlacedFinding[],
): FindingsComparison {
  const missed = without(theirs, byPlace(ours));
  const extra = without(ours, byPlace(theirs));
  const rules = [...new Set([...theirs, ...ours].map(({ rule }) => rule))].sort().map((rule) => {
    const known = countOf(theirs, rule);
    return { rule, theirs: known, ours: countOf(ours, rule), both: known - countOf(missed, rule) };
  });
  return { rules, missed, extra };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Recall and precision of the rules of some repositories, and how many of those that fire are met. */
export function qualityOf(rules: readonly RuleRow[], repositories: readonly string[]): Quality {
  const rows = rules.filter(({ rule }) => repositories.includes(rule.split(':')[0] ?? ''));
  const sum = (key: 'theirs' | 'ours' | 'both') => rows.reduce((total, row) => total + row[key], 0);
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

/** Whether every group of languages reaches its targets. */
export const reachesTargets = (rules: readonly RuleRow[]) =>
  Object.values(targets).every(({ repositories, findings, rules: asked }) => {
    const { recall, precision, met, firing } = qualityOf(rules, repositories);
    return recall >= findings && precision >= findings && share(met, firing) >= asked;
  });

const percent = (value: number) => `${(100 * value).toFixed(2)} %`;

const lineOf = ({ rule, file, line, message }: PlacedFinding) =>
  `${rule.padEnd(18)} ${file}:${String(line ?? '-')} ${message}`;

/**
 * A table: each rule, what was missed and what is too much, then the figures of each group of languages.
 * @param whole also lists the findings that differ
 */
export function reportFindings({ rules, missed, extra }: FindingsComparison, whole: boolean) {
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
