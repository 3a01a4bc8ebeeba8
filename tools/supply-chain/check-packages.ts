import type { LockedPackage } from './lockfile.ts';

/** Licences that permit use in an MIT-licensed product; SSALv1, under which SonarQube's later analysers are, is not one. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages, at one version, whose package.json names no licence: that of the LICENSE file, and why it is accepted. */
const unnamed: Readonly<Record<string, string>> = {
  '@sonar/scan@4.3.4':
    'LGPL-3.0; only tests run it, as a program of its own; later versions are under SSALv1',
};

/** Whether an SPDX expression of alternatives, or of licences that all apply, is on the list; no other form is read. */
export function isAllowed(expression: string): boolean {
  const terms = expression.replaceAll(/[()]/gu, '');
  if (terms.includes(' AND ')) return terms.split(' AND ').every((name) => allowed.has(name));
  return terms.split(' OR ').some((name) => allowed.has(name));
}

/** What is wrong with the packages of the lockfiles, one line each; in Spanish, for who runs the check. */
export function checkPackages(packages: readonly LockedPackage[]): readonly string[] {
  return packages.flatMap(({ name, version, license, integrity, resolved, hasInstallScript }) => {
    const id = `${name}@${version}`;
    const problems = [];
    if (license === undefined && !(id in unnamed)) problems.push('no declara su licencia');
    if (license !== undefined && !isAllowed(license)) problems.push(`licencia no admitida: ${license}`);
    if (integrity?.startsWith('sha512-') !== true) problems.push('no tiene suma sha512');
    if (resolved !== undefined) problems.push(`trae la dirección ${resolved}`);
    if (hasInstallScript) problems.push('ejecuta algo al instalarse');
    return problems.map((problem) => `${id}: ${problem}`);
  });
}
