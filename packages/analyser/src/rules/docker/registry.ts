// Written by `npm run docs` from the folders beside it.
export { rule as S6596 } from './s6596-image-version/rule.ts';
export { rule as S7019 } from './s7019-shell-form/rule.ts';
export { rule as S7026 } from './s7026-download/rule.ts';
export { rule as S7031 } from './s7031-consecutive-runs/rule.ts';
