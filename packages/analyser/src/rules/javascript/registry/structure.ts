import type { RuleTable } from '../engine/plain/rule-table.ts';
import { rule as S101 } from '../s101-class-names/rule.ts';
import { rule as S1119 } from '../s1119-labels/rule.ts';
import { rule as S1121 } from '../s1121-assignment-in-expression/rule.ts';
import { rule as S1125 } from '../s1125-redundant-boolean/rule.ts';
import { rule as S1126 } from '../s1126-return-of-condition/rule.ts';
import { rule as S1134 } from '../s1134-fixme/rule.ts';
import { rule as S1135 } from '../s1135-todo/rule.ts';
import { rule as S1219 } from '../s1219-label-in-switch/rule.ts';
import { rule as S1264 } from '../s1264-for-as-while/rule.ts';
import { rule as S128 } from '../s128-case-falls-through/rule.ts';
import { rule as S1301 } from '../s1301-small-switch/rule.ts';
import { rule as S1439 } from '../s1439-label-not-on-loop/rule.ts';
import { rule as S1472 } from '../s1472-call-on-next-line/rule.ts';
import { rule as S1479 } from '../s1479-too-many-cases/rule.ts';
import { rule as S1607 } from '../s1607-skipped-test/rule.ts';
import { rule as S1515 } from '../s1515-function-in-loop/rule.ts';
import { rule as S1527 } from '../s1527-reserved-word/rule.ts';
import { rule as S1871 } from '../s1871-identical-branches/rule.ts';
import { rule as S1940 } from '../s1940-inverted-condition/rule.ts';
import { rule as S1994 } from '../s1994-foreign-increment/rule.ts';
import { rule as S2004 } from '../s2004-nested-functions/rule.ts';
import { rule as S2301 } from '../s2301-selector-parameter/rule.ts';
import { rule as S2310 } from '../s2310-assigned-counter/rule.ts';
import { rule as S2589 } from '../s2589-gratuitous-condition/rule.ts';
import { rule as S2681 } from '../s2681-unbraced-block/rule.ts';
import { rule as S2692 } from '../s2692-index-above-zero/rule.ts';
import { rule as S2737 } from '../s2737-catch-that-rethrows/rule.ts';
import { rule as S2990 } from '../s2990-global-this/rule.ts';
import { rule as S3358 } from '../s3358-nested-ternary/rule.ts';
import { rule as S3504 } from '../s3504-var/rule.ts';
import { rule as S3516 } from '../s3516-constant-result/rule.ts';
import { rule as S3626 } from '../s3626-redundant-jump/rule.ts';
import { rule as S3735 } from '../s3735-void/rule.ts';
import { rule as S3776 } from '../s3776-cognitive-complexity/rule.ts';
import { rule as S3972 } from '../s3972-if-on-same-line/rule.ts';
import { rule as S4144 } from '../s4144-identical-functions/rule.ts';
import { rule as S4165 } from '../s4165-redundant-assignment/rule.ts';
import { rule as S4524 } from '../s4524-default-not-last/rule.ts';
import { rule as S4624 } from '../s4624-nested-template/rule.ts';
import { rule as S4634 } from '../s4634-trivial-promise/rule.ts';
import { rule as S5257 } from '../s5257-layout-table/rule.ts';
import { rule as S5264 } from '../s5264-object-without-content/rule.ts';
import { rule as S6486 } from '../s6486-generated-key/rule.ts';
import { rule as S7059 } from '../s7059-async-constructor/rule.ts';
import { rule as S888 } from '../s888-equality-in-for/rule.ts';

/** Rules implemented here about structure and control flow. */
export const structure: RuleTable = {
  S101,
  S128,
  S888,
  S1119,
  S1121,
  S1125,
  S1126,
  S1134,
  S1135,
  S1219,
  S1264,
  S1301,
  S1439,
  S1472,
  S1479,
  S1515,
  S1607,
  S1527,
  S1871,
  S1940,
  S1994,
  S2004,
  S2301,
  S2310,
  S2589,
  S2681,
  S2692,
  S2737,
  S2990,
  S3358,
  S3504,
  S3516,
  S3626,
  S3735,
  S3776,
  S3972,
  S4144,
  S4165,
  S4524,
  S4624,
  S4634,
  S5257,
  S5264,
  S6486,
  S7059,
};
