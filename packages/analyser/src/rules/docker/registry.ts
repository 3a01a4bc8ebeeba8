// Written by `npm run docs` from the folders beside it.
export { rule as S1135 } from './s1135-todo/rule.ts';
export { rule as S6476 } from './s6476-upper-case/rule.ts';
export { rule as S6570 } from './s6570-quoted-variable/rule.ts';
export { rule as S6573 } from './s6573-glob-as-option/rule.ts';
export { rule as S6584 } from './s6584-consent/rule.ts';
export { rule as S6586 } from './s6586-deprecated-instruction/rule.ts';
export { rule as S6587 } from './s6587-package-cache/rule.ts';
export { rule as S6595 } from './s6595-update-alone/rule.ts';
export { rule as S6596 } from './s6596-image-version/rule.ts';
export { rule as S6597 } from './s6597-change-directory/rule.ts';
export { rule as S7018 } from './s7018-sorted-packages/rule.ts';
export { rule as S7019 } from './s7019-shell-form/rule.ts';
export { rule as S7020 } from './s7020-long-run/rule.ts';
export { rule as S7021 } from './s7021-absolute-workdir/rule.ts';
export { rule as S7026 } from './s7026-download/rule.ts';
export { rule as S7029 } from './s7029-copy/rule.ts';
export { rule as S7031 } from './s7031-consecutive-runs/rule.ts';
