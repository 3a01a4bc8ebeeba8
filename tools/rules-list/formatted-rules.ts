import { format } from 'oxfmt';

import { rulesList } from './rules-list.ts';

/** `docs/reglas.md` as the formatter leaves it. */
export async function formattedRules(): Promise<string> {
  const { code } = await format('reglas.md', rulesList());
  return code;
}
