import { cognitiveComplexity } from '../../metrics/cognitive-complexity/javascript.ts';
import { countCommentLines } from '../../metrics/comment-lines/javascript.ts';
import { complexity } from '../../metrics/complexity/javascript.ts';
import { linesToCover } from '../../metrics/lines-to-cover/javascript.ts';
import { countCodeLines } from '../../metrics/ncloc/javascript.ts';
import { countStructure } from '../../metrics/structure/javascript.ts';
import type { LanguageAnalysis } from '../language.ts';
import { duplicationTokens } from './duplication-tokens.ts';
import type { JavaScriptSource } from './source.ts';

/** Every measure of one parsed text. */
export function measureJavaScript(source: JavaScriptSource): LanguageAnalysis {
  const { count, noSonarLines } = countCommentLines(source);
  const coverable = linesToCover(source);
  return {
    counts: {
      ncloc: countCodeLines(source),
      comment_lines: count,
      complexity: complexity(source.tree),
      cognitive_complexity: cognitiveComplexity(source.tree),
      ...countStructure(source.tree),
      // A file with nothing to execute has no coverage, not one of 0.
      ...(coverable > 0 && { lines_to_cover: coverable }),
    },
    tokenLines: duplicationTokens(source),
    noSonarLines,
    findings: [],
  };
}
