import type { Component, Issue, Measure } from './recording.ts';

/** A made-up analysis: the same for the same numbers, of any size. */
export interface Analysis {
  readonly measures: readonly Measure[];
  readonly tree: readonly Component[];
  readonly issues: readonly Issue[];
  readonly sources: Readonly<Record<string, string>>;
}

interface Kind {
  readonly rule: string;
  readonly severity: string;
  readonly impact: string;
  readonly message: string;
  readonly effort?: string;
}

const kinds: readonly Kind[] = [
  kind('S3776', 'CRITICAL', 'HIGH', 'Reduce the cognitive complexity of this function.', '15min'),
  kind('S107', 'MAJOR', 'MEDIUM', 'This function has too many parameters.', '20min'),
  kind('S1481', 'MINOR', 'LOW', 'Remove this unused variable.', '5min'),
  kind('S1135', 'INFO', 'INFO', 'Complete the task associated to this comment.'),
  kind('S1219', 'BLOCKER', 'BLOCKER', 'Remove this label from the switch.', '10min'),
];

function kind(key: string, severity: string, impact: string, message: string, effort?: string): Kind {
  return { rule: `javascript:${key}`, severity, impact, message, ...(effort !== undefined && { effort }) };
}

const linesPerFile = 60;

/** Issues go round over the files and over five rules, one of each severity. */
export function synthesise(key: string, files: number, issues: number): Analysis {
  const tree = Array.from({ length: files }, (_, i) => file(key, i));
  return {
    measures: totals(tree, issues),
    tree,
    issues: files === 0 ? [] : Array.from({ length: issues }, (_, i) => finding(key, i, pathOf(i % files))),
    sources: Object.fromEntries(tree.map(({ name }, i) => [pathOf(i), source(name)])),
  };
}

const digits = (i: number) => String(i).padStart(5, '0');
const pathOf = (i: number) => `src/modulo-${String(i % 20).padStart(2, '0')}/archivo-${digits(i)}.js`;

function file(key: string, i: number): Component {
  const path = pathOf(i);
  const ncloc = 40 + (i % 11);
  const values = {
    ncloc,
    complexity: 2 + (i % 17),
    cognitive_complexity: i % 13,
    duplicated_lines: i % 4 === 0 ? 12 : 0,
    comment_lines_density: 5 + (i % 30),
    lines_to_cover: Math.floor((ncloc * (50 + (i % 40))) / 100),
  };
  const measures = Object.entries(values).map(([metric, value]) => measure(metric, value));
  return {
    key: `${key}:${path}`,
    name: `archivo-${digits(i)}.js`,
    qualifier: 'FIL',
    path,
    language: 'js',
    measures,
  };
}

/** Metrics whose best value is 0, and the only one whose best value is 100. */
const bestAtZero = ['cognitive_complexity', 'duplicated_lines', 'code_smells'];

function measure(metric: string, value: number): Measure {
  if (metric === 'comment_lines_density')
    return { metric, value: value.toFixed(1), bestValue: value === 100 };
  return { metric, value: String(value), ...(bestAtZero.includes(metric) && { bestValue: value === 0 }) };
}

function totals(tree: readonly Component[], issues: number): Measure[] {
  if (tree.length === 0) return [];
  const valueOf = (component: Component, metric: string) =>
    Number(component.measures.find((found) => found.metric === metric)?.value ?? 0);
  const sum = (metric: string) => tree.reduce((total, component) => total + valueOf(component, metric), 0);
  const density = sum('comment_lines_density') / tree.length;
  return [
    ...['ncloc', 'complexity', 'cognitive_complexity', 'duplicated_lines', 'lines_to_cover'].map((metric) =>
      measure(metric, sum(metric)),
    ),
    measure('comment_lines_density', Math.round(density * 10) / 10),
    measure('code_smells', issues),
    measure('files', tree.length),
    { metric: 'coverage', value: '0.0', bestValue: false },
  ];
}

function finding(key: string, i: number, path: string): Issue {
  const { rule, severity, impact, message, effort } = kinds[i % kinds.length] ?? kind('', '', '', '');
  const line = 1 + ((i * 7) % (linesPerFile - 2));
  return {
    key: `incidencia-${digits(i)}`,
    rule,
    severity,
    component: `${key}:${path}`,
    project: key,
    line,
    textRange: { startLine: line, endLine: line + (i % 3), startOffset: 0, endOffset: 4 },
    flows: [],
    status: 'OPEN',
    message: `${message} (${String(i)})`,
    ...(effort !== undefined && { effort, debt: effort }),
    author: '',
    tags: ['clumsy'],
    creationDate: '2026-01-02T03:04:05+0000',
    updateDate: '2026-01-02T03:04:05+0000',
    type: 'CODE_SMELL',
    scope: 'MAIN',
    quickFixAvailable: false,
    messageFormattings: [],
    codeVariants: [],
    cleanCodeAttribute: 'CLEAR',
    cleanCodeAttributeCategory: 'INTENTIONAL',
    impacts: [{ softwareQuality: 'MAINTAINABILITY', severity: impact }],
    issueStatus: 'OPEN',
    prioritizedRule: false,
  };
}

function source(name: string): string {
  const lines = Array.from(
    { length: linesPerFile - 1 },
    (_, i) => `  const valor${String(i)} = ${String(i)};`,
  );
  return [`export function ${name.replace(/\W/g, '')}() {`, ...lines].join('\n');
}
