import type { PageNode } from '../../html/engine/page.ts';
import { indexLines, type LineIndex } from '../../../text/line-index.ts';
import { effortOf, factsOf } from '../../catalogue/rule-facts.ts';
import type { Finding } from '../../finding.ts';
import * as ownRules from '../registry.ts';
import type { CssReport, CssRule } from './css-rule.ts';
import { disabledLines } from './disabled-lines.ts';
import type { Dialect } from './mask.ts';
import { maskBraces } from './mask-braces.ts';
import { readSheet } from './read-sheet.ts';
import { stylesOf } from './styles-of.ts';

/** By key without prefix. */
const cssRules: Readonly<Record<string, CssRule>> = ownRules;

/** Keys of the implemented rules, without prefix. */
export const cssRuleKeys: readonly string[] = Object.keys(cssRules);

/** A violation of a rule, at a line of the sheet counted from 1. */
interface PlacedReport extends CssReport {
  readonly key: string;
}

/** The violations in a sheet; null in a text that is not valid CSS. */
function reportsIn(text: string, dialect: Dialect, isElement = false): readonly PlacedReport[] | null {
  const sheet = readSheet(text, dialect, isElement);
  if (sheet === null) return null;
  const isDisabled = disabledLines(sheet);
  return Object.entries(cssRules).flatMap(([key, rule]) =>
    rule(sheet)
      .filter(({ line }) => !isDisabled(key, line))
      .map((report) => ({ ...report, key })),
  );
}

/** Findings over whole lines of a file, as SonarQube places them. */
function toFindings(text: string, lines: LineIndex, reports: readonly PlacedReport[]): readonly Finding[] {
  const widths = new Map<number, number>();
  const widthOf = (line: number): number => {
    const width =
      widths.get(line) ?? text.slice(lines.startOf(line), lines.startOf(line + 1)).trimEnd().length;
    widths.set(line, width);
    return width;
  };
  return reports.flatMap(({ key, line, message }) => {
    const facts = factsOf(`css:${key}`);
    if (facts === null) return [];
    const range = { startLine: line, startColumn: 0, endLine: line, endColumn: widthOf(line) };
    return [{ rule: `css:${key}`, message, range, effort: effortOf(facts) }];
  });
}

/** The findings of the rules in a style sheet; none in a sheet that is not valid CSS. */
export const findInSheet = (text: string, dialect: Dialect): readonly Finding[] =>
  toFindings(text, indexLines(text), reportsIn(text, dialect) ?? []);

/** The findings in the style sheets of a page or a Vue component; none where one of them is not valid CSS, also in an attribute. */
export function findInStyles(page: string, nodes: readonly PageNode[]): readonly Finding[] {
  const lines = indexLines(page);
  const found: PlacedReport[] = [];
  for (const { start, text, dialect, isAttribute } of stylesOf(nodes)) {
    const before = lines.lineOf(start) - 1;
    const reports = isAttribute ? reportsIn(maskBraces(text), dialect) : reportsIn(text, dialect, true);
    if (reports === null) return [];
    for (const report of reports) found.push({ ...report, line: report.line + before });
  }
  return toFindings(page, lines, found);
}
