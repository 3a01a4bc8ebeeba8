import type { RuleTable } from '../engine/plain/rule-table.ts';
import { rule as S1128 } from '../s1128-unused-import/rule.ts';
import { rule as S1444 } from '../s1444-public-static-field/rule.ts';
import { rule as S1481 } from '../s1481-unused-local/rule.ts';
import { rule as S1533 } from '../s1533-wrapper-object/rule.ts';
import { rule as S1854 } from '../s1854-dead-store/rule.ts';
import { rule as S1874 } from '../s1874-deprecated/rule.ts';
import { rule as S2234 } from '../s2234-swapped-arguments/rule.ts';
import { rule as S2392 } from '../s2392-var-outside-block/rule.ts';
import { rule as S2703 } from '../s2703-implicit-global/rule.ts';
import { rule as S2870 } from '../s2870-delete-on-array/rule.ts';
import { rule as S3579 } from '../s3579-named-array-index/rule.ts';
import { rule as S3686 } from '../s3686-inconsistent-call/rule.ts';
import { rule as S3782 } from '../s3782-builtin-argument-type/rule.ts';
import { rule as S3800 } from '../s3800-mixed-return-types/rule.ts';
import { rule as S4030 } from '../s4030-unused-collection/rule.ts';
import { rule as S4043 } from '../s4043-misleading-array-mutation/rule.ts';
import { rule as S4322 } from '../s4322-prefer-type-predicate/rule.ts';
import { rule as S4323 } from '../s4323-use-type-alias/rule.ts';
import { rule as S4619 } from '../s4619-in-on-array/rule.ts';
import { rule as S4621 } from '../s4621-duplicate-constituent/rule.ts';
import { rule as S4623 } from '../s4623-undefined-argument/rule.ts';
import { rule as S4782 } from '../s4782-redundant-optional/rule.ts';
import { rule as S5843 } from '../s5843-regex-complexity/rule.ts';
import { rule as S5860 } from '../s5860-unused-group-name/rule.ts';
import { rule as S5869 } from '../s5869-repeated-class-characters/rule.ts';
import { rule as S6019 } from '../s6019-idle-reluctant-quantifier/rule.ts';
import { rule as S6035 } from '../s6035-single-character-alternation/rule.ts';
import { rule as S6326 } from '../s6326-multiple-spaces/rule.ts';
import { rule as S6331 } from '../s6331-empty-group/rule.ts';
import { rule as S6353 } from '../s6353-concise-regex/rule.ts';
import { rule as S6397 } from '../s6397-single-character-class/rule.ts';
import { rule as S6564 } from '../s6564-redundant-type-alias/rule.ts';
import { rule as S6594 } from '../s6594-match-instead-of-exec/rule.ts';
import { rule as S6759 } from '../s6759-mutable-props/rule.ts';

/** Rules implemented here about variables, types, regular expressions and the properties of components. */
export const data: RuleTable = {
  S1128,
  S1444,
  S1481,
  S1533,
  S1854,
  S1874,
  S2234,
  S2392,
  S2703,
  S2870,
  S3579,
  S3686,
  S3782,
  S3800,
  S4030,
  S4043,
  S4322,
  S4323,
  S4619,
  S4621,
  S4623,
  S4782,
  S5843,
  S5860,
  S5869,
  S6019,
  S6035,
  S6326,
  S6331,
  S6353,
  S6397,
  S6564,
  S6594,
  S6759,
};
