import type { PythonRule } from '../engine/python-rule.ts';
import { rule as s1066 } from '../s1066-mergeable-if/rule.ts';
import { rule as s1110 } from '../s1110-redundant-parentheses/rule.ts';
import { rule as s1607 } from '../s1607-skip-without-reason/rule.ts';
import { rule as s1871 } from '../s1871-same-branches/rule.ts';
import { rule as s2836 } from '../s2836-loop-else-without-break/rule.ts';
import { rule as s3358 } from '../s3358-nested-conditional/rule.ts';
import { rule as s3516 } from '../s3516-invariant-returns/rule.ts';
import { rule as s3626 } from '../s3626-redundant-jump/rule.ts';
import { rule as s4144 } from '../s4144-identical-functions/rule.ts';
import { rule as s5361 } from '../s5361-replace-instead-of-sub/rule.ts';
import { rule as s5655 } from '../s5655-argument-type/rule.ts';
import { rule as s5727 } from '../s5727-constant-none/rule.ts';
import { rule as s5780 } from '../s5780-duplicate-keys/rule.ts';
import { rule as s5781 } from '../s5781-duplicate-values/rule.ts';
import { rule as s5795 } from '../s5795-identity-of-cached-types/rule.ts';
import { rule as s5797 } from '../s5797-constant-condition/rule.ts';
import { rule as s5799 } from '../s5799-implicit-concatenation/rule.ts';
import { rule as s5843 } from '../s5843-complex-regex/rule.ts';
import { rule as s5857 } from '../s5857-reluctant-class/rule.ts';
import { rule as s5860 } from '../s5860-named-groups/rule.ts';
import { rule as s5869 } from '../s5869-repeated-class-characters/rule.ts';
import { rule as s5899 } from '../s5899-undiscovered-test/rule.ts';
import { rule as s5906 } from '../s5906-specific-assertion/rule.ts';
import { rule as s5914 } from '../s5914-constant-assertion/rule.ts';
import { rule as s5918 } from '../s5918-explicit-skip/rule.ts';
import { rule as s5886 } from '../s5886-returned-value/rule.ts';
import { rule as s5890 } from '../s5890-annotated-value/rule.ts';
import { rule as s6019 } from '../s6019-useless-reluctant/rule.ts';
import { rule as s6035 } from '../s6035-alternation-of-characters/rule.ts';
import { rule as s6326 } from '../s6326-several-spaces/rule.ts';
import { rule as s6331 } from '../s6331-empty-group/rule.ts';
import { rule as s6353 } from '../s6353-concise-regex/rule.ts';
import { rule as s6395 } from '../s6395-useless-group/rule.ts';
import { rule as s6396 } from '../s6396-useless-quantifier/rule.ts';
import { rule as s6397 } from '../s6397-class-of-one/rule.ts';
import { rule as s6537 } from '../s6537-octal-escape/rule.ts';
import { rule as s6553 } from '../s6553-null-text-field/rule.ts';
import { rule as s6556 } from '../s6556-locals-to-render/rule.ts';
import { rule as s6559 } from '../s6559-model-form-fields/rule.ts';
import { rule as s6659 } from '../s6659-string-slices/rule.ts';
import { rule as s6660 } from '../s6660-direct-type-comparison/rule.ts';
import { rule as s6709 } from '../s6709-seeded-randomness/rule.ts';
import { rule as s6711 } from '../s6711-legacy-numpy-random/rule.ts';
import { rule as s6714 } from '../s6714-array-of-generator/rule.ts';
import { rule as s6729 } from '../s6729-where-with-condition/rule.ts';
import { rule as s6730 } from '../s6730-numpy-type-aliases/rule.ts';
import { rule as s6734 } from '../s6734-inplace/rule.ts';
import { rule as s6735 } from '../s6735-merge-parameters/rule.ts';
import { rule as s6742 } from '../s6742-long-pandas-chain/rule.ts';
import { rule as s6741 } from '../s6741-values-attribute/rule.ts';
import { rule as s6882 } from '../s6882-date-out-of-range/rule.ts';
import { rule as s6883 } from '../s6883-hours-and-markers/rule.ts';
import { rule as s6887 } from '../s6887-pytz-in-constructor/rule.ts';
import { rule as s6894 } from '../s6894-dates-of-pandas/rule.ts';
import { rule as s6900 } from '../s6900-weekmask/rule.ts';
import { rule as s6903 } from '../s6903-naive-utc/rule.ts';
import { rule as s6908 } from '../s6908-recursive-tf-function/rule.ts';
import { rule as s6911 } from '../s6911-outer-names-in-tf-function/rule.ts';
import { rule as s6918 } from '../s6918-variable-in-tf-function/rule.ts';
import { rule as s6919 } from '../s6919-input-shape-of-subclass/rule.ts';
import { rule as s6925 } from '../s6925-validate-indices/rule.ts';
import { rule as s6928 } from '../s6928-side-effects-in-tf-function/rule.ts';
import { rule as s6929 } from '../s6929-reduction-axis/rule.ts';
import { rule as s6969 } from '../s6969-pipeline-memory/rule.ts';
import { rule as s6973 } from '../s6973-hyperparameters/rule.ts';
import { rule as s6974 } from '../s6974-estimated-attributes/rule.ts';
import { rule as s6979 } from '../s6979-autograd-variable/rule.ts';
import { rule as s6982 } from '../s6982-loaded-model-mode/rule.ts';
import { rule as s6983 } from '../s6983-loader-workers/rule.ts';

/** Rules on conditions, calls, classes, regular expressions and libraries. */
export const flowRules: readonly PythonRule[] = [
  s1066,
  s1110,
  s1607,
  s1871,
  s2836,
  s3358,
  s3516,
  s3626,
  s4144,
  s5361,
  s5655,
  s5727,
  s5780,
  s5781,
  s5795,
  s5797,
  s5799,
  s5843,
  s5857,
  s5860,
  s5869,
  s5886,
  s5890,
  s5899,
  s5906,
  s5914,
  s5918,
  s6019,
  s6035,
  s6326,
  s6331,
  s6353,
  s6395,
  s6396,
  s6397,
  s6537,
  s6553,
  s6556,
  s6559,
  s6659,
  s6660,
  s6709,
  s6711,
  s6714,
  s6729,
  s6730,
  s6734,
  s6735,
  s6741,
  s6742,
  s6882,
  s6883,
  s6887,
  s6894,
  s6900,
  s6903,
  s6908,
  s6911,
  s6918,
  s6919,
  s6925,
  s6928,
  s6929,
  s6969,
  s6973,
  s6974,
  s6979,
  s6982,
  s6983,
];
