import type { RuleTable } from '../engine/plain/rule-table.ts';
import { a11y } from '../plugins/a11y.ts';
import { core } from '../plugins/core.ts';
import { react } from '../plugins/react.ts';
import { typescript } from '../plugins/typescript.ts';
import { rule as S107 } from '../s107-max-parameters/rule.ts';
import { rule as S1186 } from '../s1186-empty-function/rule.ts';
import { rule as S1788 } from '../s1788-default-last/rule.ts';
import { rule as S2430 } from '../s2430-constructor-name/rule.ts';
import { rule as S3863 } from '../s3863-duplicate-imports/rule.ts';
import { rule as S4123 } from '../s4123-await-of-no-promise/rule.ts';
import { rule as S4325 } from '../s4325-unneeded-assertion/rule.ts';
import { rule as S5254 } from '../s5254-page-language/rule.ts';
import { rule as S6478 } from '../s6478-nested-component/rule.ts';
import { rule as S6551 } from '../s6551-base-to-string/rule.ts';
import { rule as S6571 } from '../s6571-redundant-constituent/rule.ts';
import { rule as S6572 } from '../s6572-enum-initializers/rule.ts';
import { rule as S6582 } from '../s6582-optional-chain/rule.ts';
import { rule as S6606 } from '../s6606-nullish-coalescing/rule.ts';
import { rule as S6647 } from '../s6647-useless-constructor/rule.ts';
import { rule as S6747 } from '../s6747-unknown-property/rule.ts';
import { rule as S6853 } from '../s6853-label-control/rule.ts';
import { rule as S6859 } from '../s6859-absolute-imports/rule.ts';
import { rule as S6861 } from '../s6861-mutable-exports/rule.ts';
import { rule as S7060 } from '../s7060-self-import/rule.ts';

/** Rules that adapt a public rule in a folder of their own, or replace it. */
const adapted: RuleTable = {
  S107,
  S1186,
  S1788,
  S2430,
  S3863,
  S4123,
  S4325,
  S5254,
  S6478,
  S6551,
  S6571,
  S6572,
  S6582,
  S6606,
  S6647,
  S6747,
  S6853,
  S6859,
  S6861,
  S7060,
};

/** Rules of public plugins, with SonarQube's options. */
export const plugins: RuleTable = { ...core, ...typescript, ...react, ...a11y, ...adapted };
