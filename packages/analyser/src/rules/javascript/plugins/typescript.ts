import { decorate } from '../engine/plain/decorate.ts';
import { mentions, onlyWhere, type Test } from '../engine/fast/index.ts';
import type { RuleTable } from '../engine/plain/rule-table.ts';
import { typescriptRule } from './sources.ts';

/** A rule of typescript-eslint with a Spanish message and options. */
const plain = (name: string, message: string, ...options: readonly unknown[]) =>
  decorate(typescriptRule(name), { message, options });

/** Test: a variable of the file has several declarations. */
const declaresTwice: Test = ({ scopeManager }) =>
  scopeManager?.scopes.some(({ variables }) =>
    variables.some(({ identifiers }) => identifiers.length > 1),
  ) === true;

const mentionsStringPart = mentions(/\b(?:charAt|indexOf|lastIndexOf|match|slice|substring|test)\b/u);
const mentionsEquality = mentions(/[!=]=/u);
const mentionsIndex = mentions(/\]/u);

/** Test: the file may compare the first or last characters of a string. */
const mayCompareEnds: Test = (sourceCode) =>
  mentionsStringPart(sourceCode) || (mentionsEquality(sourceCode) && mentionsIndex(sourceCode));

/** Rules of typescript-eslint that need only options. */
export const typescript: RuleTable = {
  S2094: plain(
    'no-extraneous-class',
    'Complete esta clase, que no declara métodos ni campos, o use una función o un objeto.',
    {
      allowStaticOnly: true,
      allowWithDecorator: true,
    },
  ),
  S2814: onlyWhere(
    declaresTwice,
    plain('no-redeclare', 'Dé otro nombre a «{{id}}»: ya está declarado.', {
      builtinGlobals: false,
      ignoreDeclarationMerge: true,
    }),
  ),
  S2933: plain(
    'prefer-readonly',
    'Marque «{{name}}» como «readonly»: no se le vuelve a asignar ningún valor.',
  ),
  S4138: plain('prefer-for-of', 'Recorra esta lista con «for…of»: solo usa el índice para leerla.'),
  S4156: plain('prefer-namespace-keyword', 'Use «namespace» en vez de «module».'),
  S6550: plain('prefer-literal-enum-member', 'Dé a este miembro de la enumeración un valor literal.', {
    allowBitwiseExpressions: false,
  }),
  S6557: onlyWhere(
    mayCompareEnds,
    plain(
      'prefer-string-starts-ends-with',
      'Use «startsWith» o «endsWith» para comparar este extremo de la cadena.',
    ),
  ),
  S6565: plain('prefer-return-this-type', 'Declare que este método devuelve «this».'),
  S6568: plain(
    'no-confusing-non-null-assertion',
    'Quite este «!» o ponga la aserción entre paréntesis: así parece una negación.',
  ),
  S6569: plain('no-unnecessary-type-constraint', 'Quite esta restricción: cualquier tipo la cumple.'),
  S6578: plain(
    'no-duplicate-enum-values',
    'Dé otro valor a este miembro: ya lo tiene otro de la enumeración.',
  ),
  S6583: plain('no-mixed-enums', 'No mezcle números y cadenas en una enumeración.'),
  S6590: plain('prefer-as-const', 'Use «as const» en vez de repetir el literal como tipo.'),
  S6598: plain('prefer-function-type', 'Declare un tipo función: aquí solo hay una firma de llamada.'),
  S6671: plain('prefer-promise-reject-errors', 'Rechace la promesa con un objeto «Error».'),
};
