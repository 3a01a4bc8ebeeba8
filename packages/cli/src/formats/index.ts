import type { Formato } from '../arguments/order.ts';
import type { Format } from './format.ts';
import { asGithub } from './github/github.ts';
import { asGitlab } from './gitlab/gitlab.ts';
import { asJson } from './json/json.ts';
import { asMarkdown } from './markdown/markdown.ts';
import { asSarif } from './sarif/sarif.ts';
import { asTable } from './table/table.ts';

export const formats: Readonly<Record<Formato, Format>> = {
  tabla: asTable,
  json: asJson,
  markdown: asMarkdown,
  sarif: asSarif,
  gitlab: asGitlab,
  github: asGithub,
};
