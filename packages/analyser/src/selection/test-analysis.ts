import type { FileAnalysis } from '../analyse.ts';

/** The analysis of a test: it counts nowhere, and its findings come from the rules for tests alone. */
export function testAnalysis(
  path: string,
  language: string,
  analysis: Pick<FileAnalysis, 'noSonarLines'> | null,
): FileAnalysis {
  const { noSonarLines = [] } = analysis ?? {};
  const parsable = analysis !== null;
  return { path, language, isTest: true, parsable, counts: {}, tokenLines: [], noSonarLines, findings: [] };
}
