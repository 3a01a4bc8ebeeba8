// Written by `npm run docs` from the folders beside it.
export { rule as S125 } from './s125-commented-code/rule.ts';
export { rule as S1116 } from './s1116-extra-semicolon/rule.ts';
export { rule as S1128 } from './s1128-duplicate-import/rule.ts';
export { rule as S4648 } from './s4648-duplicate-font/rule.ts';
export { rule as S4652 } from './s4652-newline-in-string/rule.ts';
export { rule as S4658 } from './s4658-empty-block/rule.ts';
export { rule as S4663 } from './s4663-empty-comment/rule.ts';
export { rule as S4666 } from './s4666-duplicate-selector/rule.ts';
export { rule as S4667 } from './s4667-empty-sheet/rule.ts';
