import type { Setting } from '../../apps/api/src/config/setting.ts';

/** `docs/configuracion.md`: every setting with its default and meaning. */
export function settingsPage(settings: readonly Setting<unknown>[]): string {
  return [
    '# Settings',
    '',
    'The server and `npm run worker` read these variables from the environment when they start. They list every wrong value at once',
    'and end. A blank variable means the default, unless the table names another meaning. `npm run docs` writes this page from `apps/api/src/config/settings.ts`.',
    '',
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...settings.map((setting) => `| \`${setting.name}\` | ${code(setting.default)} | ${setting.meaning} |`),
    '',
  ].join('\n');
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
