import { basename } from 'node:path';

/** What may stand between a file's name and its extension (style: the role in the suffix). */
const roles = [
  'adapter',
  'config',
  'contract',
  'css',
  'd',
  'data',
  'deps',
  'fixture',
  'js',
  'module',
  'port',
  'process',
  'repository',
  'schema',
  'routes',
  'setup',
  'spec',
  'test',
  'types',
];
const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * File names are ASCII kebab-case, with at most two of the known roles after the first dot.
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNames = {
  meta: {
    messages: {
      kebab: "File name '{{name}}' is not ASCII kebab-case.",
      role: "'.{{role}}' is no known role of a file (tools/lint-rules/file-names.mjs lists them).",
    },
  },
  create: (context) => ({
    Program(node) {
      const file = basename(context.filename).replace(/\.[^.]+$/u, '');
      const [name = '', ...suffixes] = file.startsWith('.') ? [file] : file.split('.');
      if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
      for (const role of suffixes.filter((suffix) => !roles.includes(suffix))) {
        context.report({ node, messageId: 'role', data: { role } });
      }
    },
  }),
};
