export type { FormatContext, ReglaInformada } from './format.ts';
export * from './figures.ts';
export * from './measures.ts';
export { plain } from './plain.ts';
export * from './report.ts';
export * from './scope.ts';
export * from './severities.ts';

import type { FormatoDeAnalisis } from '@mantenible/domain/analisis';

import type { Format } from './format.ts';
import { asGithub } from './github.ts';
import { asGitlab } from './gitlab.ts';
import { asJson } from './json.ts';
import { asMarkdown } from './markdown.ts';
import { asSarif } from './sarif.ts';

export const formats: Readonly<Record<FormatoDeAnalisis, Format>> = {
  json: asJson,
  markdown: asMarkdown,
  sarif: asSarif,
  gitlab: asGitlab,
  github: asGithub,
};
