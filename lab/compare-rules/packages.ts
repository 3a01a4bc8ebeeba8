/**
 * Published packages with their sources, over 300 000 lines in all: libraries of React components, a client, a server,
 * TypeScript, Vue, programs for Node.
 */
export const lintedPackages = [
  'npm:axios@1.7.7',
  'npm:rxjs@7.8.1',
  'npm:ra-ui-materialui@5.2.3',
  'npm:@blueprintjs/core@5.13.1',
  'npm:buefy@0.9.29',
  'npm:oidc-provider@8.5.1',
  'npm:webpack@5.95.0',
  'npm:quasar@2.17.0',
  'npm:eslint@8.57.1',
];
