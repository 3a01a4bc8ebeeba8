import { packages, source, test } from './walls.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * The walls within the web application, and towards the other rooms.
 * @type {readonly Rule[]}
 */
export const webWalls = [
  {
    name: 'web-app-uses-browser-rooms',
    comment: 'Pages compose features over ui and lib. Data of the server come through an API call.',
    severity: 'error',
    from: { path: '^apps/web/src/' },
    to: { path: source('apps/api', 'packages/(db|analyser|runner|scanning)', 'tests') },
  },
  {
    name: 'features-never-meet',
    comment:
      'A feature is one concept on screen. Compose two in a page of app, or move what they share to lib or ui.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'features-stay-shallow',
    comment:
      'Five folders below features/ hide a second feature. Give that part a folder of its own there and compose both in a page of app.',
    severity: 'error',
    from: {},
    to: { path: '^apps/web/src/features/[^/]+/[^/]+/[^/]+/[^/]+/[^/]+/' },
  },
  {
    name: 'requests-import-no-components',
    comment: 'A request serves any screen. Put the type that both use into modelo or api.',
    severity: 'error',
    from: { path: '^apps/web/src/features/[^/]+/(api|modelo)/', pathNot: test },
    to: { path: '^apps/web/src/features/[^/]+/components/' },
  },
  {
    name: 'ui-imports-no-domain',
    comment: 'Presentation takes texts and values by props. Put code with domain words into a feature.',
    severity: 'error',
    from: { path: '^apps/web/src/ui/', pathNot: test },
    to: {
      path: [source('packages/[^/]+'), '^apps/web/src/(app|features|lib)/', packages('axios', 'zod')],
      pathNot: '^packages/wording/',
    },
  },
  {
    name: 'lib-stands-below-features',
    comment: 'Configured libraries serve every feature and know none. Pass what differs as an argument.',
    severity: 'error',
    from: { path: '^apps/web/src/lib/', pathNot: test },
    to: { path: ['^apps/web/src/(app|features)/', source('packages/reports')] },
  },
];
