import { source, test } from './walls.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * The walls of the tools, among themselves and towards the product.
 * @type {readonly Rule[]}
 */
export const toolWalls = [
  {
    name: 'product-imports-no-tools',
    comment:
      'Tools build, start and measure the product, which runs without them. Move shared code to a package.',
    severity: 'error',
    from: { path: source('packages', 'apps') },
    to: { path: '^tools/' },
  },
  {
    name: 'tools-import-no-application',
    comment:
      'A tool drives an application by its commands or over HTTP. Only its settings are read; move other shared code to a package.',
    severity: 'error',
    from: { path: '^tools/', pathNot: test },
    to: { path: '^apps/', pathNot: '^apps/api/src/config/' },
  },
  {
    name: 'tools-meet-in-lib',
    comment: 'A tool is changed without a look at the others. What two share belongs in tools/lib.',
    severity: 'error',
    from: { path: '^tools/([^/]+)/', pathNot: [test, '^tools/(lib|runtime|test)/'] },
    to: { path: '^tools/[^/]+/', pathNot: ['^tools/$1/', '^tools/(lib|runtime)/'] },
  },
  {
    name: 'tools-lib-stands-below-tools',
    comment: 'Code of every tool imports none. Pass what differs as an argument.',
    severity: 'error',
    from: { path: '^tools/(lib|runtime)/', pathNot: test },
    to: { path: '^tools/', pathNot: '^tools/(lib|runtime)/' },
  },
  {
    name: 'nothing-imports-the-lab',
    comment:
      'Benches and comparisons measure the product, which is built, tested and run without them. Move shared code to tools/lib.',
    severity: 'error',
    from: { path: source('packages', 'apps', 'tests', 'tools') },
    to: { path: '^lab/' },
  },
  {
    name: 'lab-imports-no-application',
    comment: 'A bench drives an application by its commands or over HTTP. Move shared code to a package.',
    severity: 'error',
    from: { path: '^lab/', pathNot: test },
    to: { path: '^apps/' },
  },
];
