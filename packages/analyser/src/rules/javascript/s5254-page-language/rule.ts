import { decorate } from '../engine/decorate.ts';
import type { AnyRule } from '../engine/rule-table.ts';
import { a11yRule } from '../plugins/sources.ts';
import { joinRules } from '../engine/join-rules.ts';

/** S5254: a page says its language, and one that exists. */
export const rule: AnyRule = joinRules(
  decorate(a11yRule('html-has-lang'), { message: 'Indique el idioma de la página con el atributo «lang».' }),
  decorate(a11yRule('lang'), { message: 'Escriba en «lang» un código de idioma que exista, como «es».' }),
);
