import { packages, source, test } from './walls.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * The walls within the API.
 * @type {readonly Rule[]}
 */
export const apiWalls = [
  {
    name: 'routes-declare-and-delegate',
    comment:
      'A route declares schemas and calls one use case. SQL, domain rules and adapters reach it through its use case.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/.+\\.routes\\.ts$' },
    to: {
      path: [
        source('packages/db'),
        '\\.repository\\.ts$',
        packages('kysely', 'pg'),
        '^apps/api/src/(composition|main)\\.ts$',
      ],
    },
  },
  {
    name: 'modules-meet-through-ports',
    comment:
      "A route calls its own module's use cases, and a use case its own module. What two modules need is a port of the one and is joined in composition.ts.",
    severity: 'error',
    from: {
      path: '^apps/api/src/modules/([^/]+)/',
      pathNot: [test, '\\.(repository|adapter|schema)\\.ts$'],
    },
    to: {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/($1|comun)/', '\\.port\\.ts$'],
    },
  },
  {
    name: 'repositories-meet-in-comun',
    comment:
      "A repository reads rows of its own module. A statement that several modules run in their transactions belongs in modules/comun; a stored column's shape is its .schema.ts.",
    severity: 'error',
    from: {
      path: '^apps/api/src/modules/([^/]+)/.+\\.(repository|adapter|schema)\\.ts$',
      pathNot: test,
    },
    to: {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/($1|comun)/', '\\.(port|schema)\\.ts$'],
    },
  },
  {
    name: 'use-cases-import-domain-and-ports',
    comment:
      'A use case loads, decides and saves through ports. HTTP belongs in its route, SQL in a repository, settings in config/.',
    severity: 'error',
    from: {
      path: '^apps/api/src/modules/',
      pathNot: [test, '\\.(routes|repository|adapter|schema)\\.ts$'],
    },
    to: {
      path: [
        source('packages/db', 'packages/contracts', 'packages/(runner|scanning)', 'packages/reports'),
        '^apps/api/src/(http|identity|secrets)/',
        '^apps/api/src/(composition|config|main)\\.ts$',
        '\\.(routes|repository)\\.ts$',
        packages('fastify', '@fastify/[^/]+', 'kysely', 'pg', 'zod', 'pino'),
      ],
    },
  },
  {
    name: 'repositories-import-domain-and-db',
    comment:
      'Rows ↔ domain, and nothing about HTTP or identity. Let the use case decide and the route answer.',
    severity: 'error',
    from: { path: '^apps/api/src/.+\\.repository\\.ts$' },
    to: {
      path: [
        source('packages/contracts', 'packages/(runner|scanning)', 'packages/reports', 'apps/web'),
        '^apps/api/src/(http|identity)/',
        '^apps/api/src/(composition|config|main)\\.ts$',
        '\\.routes\\.ts$',
        packages('fastify', '@fastify/[^/]+', 'zod'),
      ],
      pathNot: '^apps/api/src/(http|identity)/.+\\.(port|types|schema)\\.ts$',
    },
  },
  {
    name: 'sql-lives-in-repositories',
    comment: 'SQL elsewhere escapes the tests that count statements. Add a method to a repository.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: [test, '\\.repository\\.ts$'] },
    to: { path: packages('kysely', 'pg', '@electric-sql/pglite'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapters-are-built-in-composition',
    comment:
      'One place shows what runs. Take the port as an argument and let composition.ts hand the adapter over.',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: [
        test,
        '^apps/api/src/(composition|main)\\.ts$',
        '^apps/api/src/(composition|cli)/',
        '\\.repository\\.ts$',
      ],
    },
    to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'jobs-import-no-module',
    comment:
      'The queue runs jobs of any kind. What one kind does is a task of its module, which composition/ hands over.',
    severity: 'error',
    from: { path: '^apps/api/src/jobs/', pathNot: test },
    to: { path: '^apps/api/src/(modules|composition|config|identity|secrets|cli)/' },
  },
  {
    name: 'identity-imports-no-module',
    comment:
      'Accounts and sign-in work without projects and catalogue. The audit entry within a transaction stands in modules/comun.',
    severity: 'error',
    from: { path: '^apps/api/src/identity/', pathNot: test },
    to: {
      path: '^apps/api/src/(modules|jobs|composition|cli)/',
      pathNot: '^apps/api/src/modules/comun/',
    },
  },
  {
    name: 'secrets-import-no-room',
    comment: 'Keys and vaults serve every room. Pass what they need as an argument.',
    severity: 'error',
    from: { path: '^apps/api/src/secrets/', pathNot: test },
    to: { path: '^apps/api/src/(?!secrets/)' },
  },
  {
    name: 'spreadsheets-import-no-room',
    comment:
      'Workbooks are cells and bytes. What a sheet means belongs to the module that reads or writes it.',
    severity: 'error',
    from: { path: '^apps/api/src/spreadsheets/', pathNot: test },
    to: { path: '^apps/api/src/(?!spreadsheets/)' },
  },
  {
    name: 'http-imports-no-module',
    comment:
      'What every route shares knows no route. Declare a port and let composition.ts hand the rest over.',
    severity: 'error',
    from: { path: '^apps/api/src/http/', pathNot: test },
    to: { path: '^apps/api/src/(modules|jobs|composition|cli)/' },
  },
];
