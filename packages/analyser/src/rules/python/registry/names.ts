import type { PythonRule } from '../engine/python-rule.ts';
import { rule as s100 } from '../s100-method-name/rule.ts';
import { rule as s101 } from '../s101-class-name/rule.ts';
import { rule as s107 } from '../s107-many-parameters/rule.ts';
import { rule as s108 } from '../s108-empty-block/rule.ts';
import { rule as s112 } from '../s112-generic-exception/rule.ts';
import { rule as s116 } from '../s116-field-name/rule.ts';
import { rule as s117 } from '../s117-local-name/rule.ts';
import { rule as s125 } from '../s125-commented-code/rule.ts';
import { rule as s1134 } from '../s1134-fixme/rule.ts';
import { rule as s1135 } from '../s1135-todo/rule.ts';
import { rule as s1144 } from '../s1144-unused-private-method/rule.ts';
import { rule as s1172 } from '../s1172-unused-parameter/rule.ts';
import { rule as s1186 } from '../s1186-empty-function/rule.ts';
import { rule as s1192 } from '../s1192-repeated-literal/rule.ts';
import { rule as s1481 } from '../s1481-unused-local/rule.ts';
import { rule as s1515 } from '../s1515-captured-loop-variable/rule.ts';
import { rule as s1542 } from '../s1542-function-name/rule.ts';
import { rule as s1700 } from '../s1700-field-named-as-class/rule.ts';
import { rule as s1845 } from '../s1845-names-differing-by-case/rule.ts';
import { rule as s1854 } from '../s1854-dead-store/rule.ts';
import { rule as s1940 } from '../s1940-negated-comparison/rule.ts';
import { rule as s2208 } from '../s2208-wildcard-import/rule.ts';
import { rule as s2638 } from '../s2638-changed-contract/rule.ts';
import { rule as s2710 } from '../s2710-first-class-parameter/rule.ts';
import { rule as s2737 } from '../s2737-pointless-handler/rule.ts';
import { rule as s2761 } from '../s2761-doubled-operator/rule.ts';
import { rule as s2772 } from '../s2772-needless-pass/rule.ts';
import { rule as s3457 } from '../s3457-needless-formatting/rule.ts';
import { rule as s3776 } from '../s3776-cognitive-complexity/rule.ts';
import { rule as s3985 } from '../s3985-unused-private-class/rule.ts';
import { rule as s4487 } from '../s4487-unread-private-attribute/rule.ts';
import { rule as s5603 } from '../s5603-unused-nested-definition/rule.ts';
import { rule as s5685 } from '../s5685-confusing-walrus/rule.ts';
import { rule as s5704 } from '../s5704-raise-in-finally/rule.ts';
import { rule as s5706 } from '../s5706-raise-in-exit/rule.ts';
import { rule as s5709 } from '../s5709-base-exception-class/rule.ts';
import { rule as s5712 } from '../s5712-raised-not-implemented/rule.ts';
import { rule as s5713 } from '../s5713-redundant-exception/rule.ts';
import { rule as s5717 } from '../s5717-changed-default/rule.ts';
import { rule as s5720 } from '../s5720-first-instance-parameter/rule.ts';
import { rule as s5747 } from '../s5747-raise-outside-handler/rule.ts';
import { rule as s5754 } from '../s5754-swallowed-exit/rule.ts';
import { rule as s5806 } from '../s5806-shadowed-builtin/rule.ts';
import { rule as backticksUsage } from '../backticks-usage/rule.ts';
import { rule as execUsage } from '../exec-usage/rule.ts';
import { rule as inequalityUsage } from '../inequality-usage/rule.ts';
import { rule as printUsage } from '../print-usage/rule.ts';

/** Rules on names, functions, strings and comments. */
export const nameRules: readonly PythonRule[] = [
  s100,
  s101,
  s107,
  s108,
  s112,
  s116,
  s117,
  s125,
  s1134,
  s1135,
  s1144,
  s1172,
  s1186,
  s1192,
  s1481,
  s1515,
  s1542,
  s1700,
  s1845,
  s1854,
  s1940,
  s2208,
  s2638,
  s2710,
  s2737,
  s2761,
  s2772,
  s3457,
  s3776,
  s3985,
  s4487,
  s5603,
  s5685,
  s5704,
  s5706,
  s5709,
  s5712,
  s5713,
  s5717,
  s5720,
  s5747,
  s5754,
  s5806,
  backticksUsage,
  execUsage,
  inequalityUsage,
  printUsage,
];
