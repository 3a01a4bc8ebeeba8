import { cognitiveComplexity } from '../../metrics/cognitive-complexity/python.ts';
import { countCommentLines } from '../../metrics/comment-lines/python.ts';
import { complexity } from '../../metrics/complexity/python.ts';
import { linesToCover } from '../../metrics/lines-to-cover/python.ts';
import { countCodeLines } from '../../metrics/ncloc/python.ts';
import { countStructure } from '../../metrics/structure/python.ts';
import type { LanguageAnalysis } from '../language.ts';
import { duplicationTokens } from './duplication-tokens.ts';
import type { PythonSource } from './source.ts';

/** All measures of one parsed text, without the findings of rules. */
export function measurePython(source: PythonSource): Omit<LanguageAnalysis, 'findings'> {
  const { count, noSonarLines } = countCommentLines(source);
  const coverable = linesToCover(source);
  return {
    counts: {
      ncloc: countCodeLines(source),
      comment_lines: count,
      complexity: complexity(source.tree),
      cognitive_complexity: cognitiveComplexity(source.tree),
      ...countStructure(source.tree),
      ...(coverable > 0 && { lines_to_cover: coverable }),
    },
    tokenLines: duplicationTokens(source),
    noSonarLines,
  };
}
