import { format } from 'oxfmt';

import { settingList } from '../../apps/api/src/config/settings.ts';
import { ruleIndex } from './rule-index.ts';
import { rulesList } from './rules-list.ts';
import { securityPage } from './security-page.ts';
import { settingsPage } from './settings-page.ts';

const pages: Readonly<Record<string, () => string>> = {
  'docs/configuracion.md': () => settingsPage(settingList),
  'docs/reglas.md': rulesList,
  'packages/rule-cards/src/indice.json': ruleIndex,
  'docs/seguridad.md': securityPage,
};

/** The pages that `npm run docs` writes, by path from the root, as the formatter leaves them. */
export async function generatedDocs(): Promise<ReadonlyMap<string, string>> {
  const formatted = Object.entries(pages).map(async ([path, write]) => {
    const { code } = await format(path, write());
    return [path, code] as const;
  });
  return new Map(await Promise.all(formatted));
}
