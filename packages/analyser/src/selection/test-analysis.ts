/** The analysis of a test: it counts nowhere, and its findings come from the rules for tests alone. Null for one that no parser accepts. */
export function testAnalysis(
  path: string,
  language: string,
  analysis: { readonly noSonarLines: readonly number[] } | null,
) {
  const { noSonarLines = [] } = analysis ?? {};
  const parsable = analysis !== null;
  return { path, language, isTest: true, parsable, counts: {}, tokenLines: [], noSonarLines, findings: [] };
}
