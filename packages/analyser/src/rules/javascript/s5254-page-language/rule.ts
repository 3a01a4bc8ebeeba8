import { decorate } from '../engine/plain/decorate.ts';
import type { AnyRule } from '../engine/plain/rule-table.ts';
import { a11yRule } from '../plugins/sources.ts';
import { joinRules } from '../engine/plain/join-rules.ts';

/** S5254: a page declares an existing language. */
export const rule: AnyRule = joinRules(
  decorate(a11yRule('html-has-lang'), { message: 'Indique el idioma de la página con el atributo «lang».' }),
  decorate(a11yRule('lang'), { message: 'Escriba en «lang» un código de idioma que exista, como «es».' }),
);
