/** A text on which the embedded analyser and SonarQube 10.7 differ, and where 10.7 is wrong by the language's own rules. */
interface KnownDifference {
  readonly concerns: string;
  readonly text: string;
  readonly here: string;
  readonly there: string;
}

/** Differences that are kept on purpose; all others count as faults of the analyser. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    concerns: 'S6853, HTML',
    text: 'a label without text after an element with `alt` or `aria-label` outside of labels, on its page or the one before',
    here: 'reported',
    there: 'not reported: what names an element counts for the next label',
  },
  {
    concerns: 'all rules of HTML',
    text: 'a page with a `tabindex` that is not a number, such as `{{ n }}` or an empty one, on an element of HTML',
    here: 'reported, by all other parts of the page',
    there: 'no finding of HTML on the whole page',
  },
  {
    concerns: 'lines of code, Vue',
    text: 'in `<style>`, a mark of a comment that CSS does not take for one: `//`, or `/*` in a string',
    here: 'code',
    there: 'beginning of a comment',
  },
  {
    concerns: 'lines of code, CSS',
    text: '`url(//example.org/a.png)`',
    here: 'an address, which is code',
    there: 'a comment from `//` to the end of the line',
  },
  {
    concerns: 'Python 3.14',
    text: '`except A, B:`',
    here: 'two exceptions',
    there: 'Python 2: the exception `A` in the variable `B`',
  },
  {
    concerns: 'places of findings, scripts',
    text: 'U+2028 or U+2029 in a text',
    here: 'ends no line, as in editors; findings and NOSONAR agree',
    there: 'ends a line; a finding beyond the last line ends the whole scan with an error',
  },
  {
    concerns: 'S5806',
    text: 'a variable with the name of a built-in function or class',
    here: 'the names that Python has',
    there: 'a list of its own, which differs in a few names',
  },
  {
    concerns: 'S3626',
    text: 'a `return` or `continue` at the end of a block',
    here: 'by what would run without it',
    there: 'otherwise in a few places',
  },
  {
    concerns: 'S3516',
    text: 'two equal `return` in a loop, and nothing after the loop',
    here: 'may also return nothing: no finding',
    there: 'the same value always',
  },
  {
    concerns: 'S6709',
    text: 'an estimator after `from sklearn.cluster import *`',
    here: 'not resolved',
    there: 'resolved',
  },
  {
    concerns: 'lines of code, Vue',
    text: 'an expression with an error, a `v-pre`, a comment in a `<textarea>`, a `CDATA` section, text between blocks, a comment in the filter of an expression',
    here: 'lines with code alone',
    there: 'one line more, or two',
  },
  {
    concerns: 'duplication',
    text: 'a group whose first occurrence in a file has less than 100 tokens',
    here: 'no duplicate, or one more',
    there: 'asks 100 tokens of another occurrence',
  },
  {
    concerns: 'scripts in pages',
    text: 'a page of which one script cannot be parsed, such as one that a template of the server completes',
    here: 'the findings of the other scripts; the analysis names the one that was not read',
    there: 'no finding in any script of the page',
  },
  {
    concerns: 'scope',
    text: 'a file that both `sonar.sources` and `sonar.tests` take',
    here: 'a test ([ADR 0072](adr/0072-scope-of-an-analysis.md))',
    there: 'the scan ends with an error',
  },
  {
    concerns: 'scope',
    text: 'a folder of `sonar.sources` or `sonar.tests` that does not exist',
    here: "named in 'Qué se analizó', and not followed",
    there: 'the scan ends with an error',
  },
  {
    concerns: 'scope',
    text: '`sonar.sourceEncoding`',
    here: 'for files alone that are in no encoding of Unicode',
    there: 'for all files without a byte order mark',
  },
  {
    concerns: 'scope',
    text: 'more than 200 values of a list, or a value of more than 300 characters',
    here: 'the first ones are followed, and the others named',
    there: 'all are followed',
  },
  {
    concerns: 'scope',
    text: 'values of more than 20,000 characters in all',
    here: 'the file is not followed, everything is measured, and it is named',
    there: 'all are followed',
  },
  {
    concerns: 'scope',
    text: '`sonar.modules`, `sonar.projectBaseDir`',
    here: 'named and not followed: paths begin at the root',
    there: 'followed',
  },
  {
    concerns: 'cognitive complexity, scripts',
    text: '`||` and `??`: 16 conditions `x === 0 || y === 0`',
    here: 'the measure counts neither: 16, by the newer definition of SonarQube; rule S3776 counts each run of an operator, function by function, as 10.7: 32',
    there:
      'measure and rule count each run of an operator: 32 and 32, so that the measure of a file is higher',
  },
];
