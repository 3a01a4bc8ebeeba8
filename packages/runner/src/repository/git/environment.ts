import { isIP } from 'node:net';

import type { Address } from '../remote/index.ts';

/** Where git may connect: the URL of the repository and the checked addresses of its host. */
export interface Destination {
  readonly root: string;
  readonly addresses: readonly Address[];
}

/**
 * Settings of every call (requisito: git-environment): no hooks or filters of the repository, no links
 * or submodules, no background work.
 */
const commonSettings = [
  'protocol.allow=never',
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'submodule.recurse=false',
  'transfer.fsckObjects=true',
  'filter.lfs.smudge=',
  'filter.lfs.required=false',
  'gc.auto=0',
  'credential.helper=',
  // Larger objects are streamed, so that a highly compressed blob does not fill the memory.
  'core.bigFileThreshold=16m',
  'fetch.unpackLimit=1',
  'pack.threads=1',
];

/**
 * Faults that old tools left in many repositories, which `transfer.fsckObjects` refuses by default and git itself accepts:
 * in author and committer lines, of which only the committer date is read and then clamped, in messages, which are not
 * read, in the spelling of modes, and in the order of a tree, which is listed and never checked out.
 */
const acceptedFaults = [
  'badDate',
  'badDateOverflow',
  'badEmail',
  'badName',
  'badTimezone',
  'duplicateEntries',
  'missingEmail',
  'missingNameBeforeEmail',
  'missingSpaceBeforeDate',
  'missingSpaceBeforeEmail',
  'multipleAuthors',
  'nulInCommit',
  'treeNotSorted',
  'zeroPaddedDate',
  'zeroPaddedFilemode',
].map((fault) => `fetch.fsck.${fault}=ignore`);

/** Settings for calls that fetch a history. */
const historySettings = ['fetch.negotiationAlgorithm=noop'];

/**
 * Settings that mark the remote as one that serves missing objects (a promisor). They apply to one call only: the clone's
 * own settings lack them, so that no local command fetches an object. In a fetch from a promisor git (seen: 2.39) accepts
 * no fault, so the check of objects is off: a history is never checked out, and its readers expect any content.
 */
const promisorSettings = [
  'remote.origin.promisor=true',
  'remote.origin.partialclonefilter=blob:none',
  'fetch.fsckObjects=false',
];

const toArguments = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

/** Arguments before the command of a call without network access. */
export const localArguments = (): readonly string[] => toArguments(commonSettings);

/**
 * Arguments before the command of a call to a host: its protocol only, no redirects, checked addresses
 * only.
 */
export function networkArguments({ root, addresses }: Destination): readonly string[] {
  const url = new URL(root);
  const protocol = url.protocol.slice(0, -1);
  const port = url.port === '' ? { http: '80', https: '443' }[protocol] : url.port;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const list = addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return toArguments([
    ...commonSettings,
    ...acceptedFaults,
    `protocol.${protocol}.allow=always`,
    'http.followRedirects=false',
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=20',
    ...(isIP(name) === 0 ? [`http.curloptResolve=${name}:${port ?? ''}:${list.join()}`] : []),
  ]);
}

/** Additional arguments before the command of a call that fetches a history, with or without its blobs. */
export const historyArguments = (withoutBlobs: boolean): readonly string[] =>
  toArguments(withoutBlobs ? [...historySettings, ...promisorSettings] : historySettings);

/**
 * The whole environment of git: of the server's own variables it holds only the search path of
 * programs. The header with the token is passed here, never in an argument or a file (requisito:
 * token-by-environment).
 */
export function gitEnvironment(
  home: string,
  protocol: string,
  authorization: string | null,
): Readonly<Record<string, string>> {
  const { PATH, SystemRoot } = process.env;
  return {
    // Without PATH the system's default applies; with an empty PATH no program would be found.
    ...(PATH !== undefined && { PATH }),
    // Windows needs this variable to open sockets.
    ...(SystemRoot !== undefined && { SystemRoot }),
    HOME: home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: protocol,
    ...(authorization !== null && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: `Authorization: ${authorization}`,
    }),
  };
}
