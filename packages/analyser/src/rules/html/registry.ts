// Written by `npm run docs` from the folders beside it.
export { rule as AvoidCommentedOutCodeCheck } from './avoid-commented-out-code-check/rule.ts';
export { rule as ImgWithoutAltCheck } from './img-without-alt-check/rule.ts';
export { rule as MetaRefreshCheck } from './meta-refresh-check/rule.ts';
export { rule as S1134 } from './s1134-fixme/rule.ts';
export { rule as S1135 } from './s1135-todo/rule.ts';
export { rule as S1827 } from './s1827-deprecated-attribute/rule.ts';
export { rule as S4084 } from './s4084-video-captions/rule.ts';
export { rule as S5255 } from './s5255-similar-regions/rule.ts';
export { rule as S6819 } from './s6819-tag-over-role/rule.ts';
export { rule as S6821 } from './s6821-valid-role/rule.ts';
export { rule as S6827 } from './s6827-anchor-content/rule.ts';
export { rule as S6844 } from './s6844-anchor-as-button/rule.ts';
export { rule as S6850 } from './s6850-heading-content/rule.ts';
export { rule as S6851 } from './s6851-redundant-alt/rule.ts';
export { rule as S6853 } from './s6853-label-with-control/rule.ts';
