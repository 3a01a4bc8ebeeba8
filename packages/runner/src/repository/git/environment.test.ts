// seguridad: 21, 25, 26
import { afterEach, describe, expect, it, vi } from 'vitest';

import { historyArguments, networkArguments, localArguments, gitEnvironment } from './environment.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the arguments and the environment of git', () => {
  const settings = (args: readonly string[]) => args.filter((one) => one !== '-c');
  const guards = [
    'protocol.allow=never',
    'core.hooksPath=/dev/null',
    'core.symlinks=false',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'filter.lfs.smudge=',
    'filter.lfs.required=false',
    'gc.auto=0',
  ];

  it('allows no protocol for local commands', () => {
    expect(settings(localArguments())).toEqual(expect.arrayContaining(guards));
    expect(localArguments().join(' ')).not.toContain('always');
  });

  it('allows one protocol, no redirect, and the checked addresses only', () => {
    const addresses = [
      { address: '140.82.121.4', family: 4 },
      { address: '2606:50c0:8000::153', family: 6 },
    ];
    const args = settings(networkArguments({ root: 'https://github.com/u/r.git', addresses }));
    expect(args).toEqual(expect.arrayContaining(guards));
    expect(args.filter((one) => one.startsWith('protocol.'))).toEqual([
      'protocol.allow=never',
      'protocol.https.allow=always',
    ]);
    expect(args).toContain('http.followRedirects=false');
    expect(args).toContain('http.curloptResolve=github.com:443:140.82.121.4,[2606:50c0:8000::153]');
  });

  it('pins the port of the link', () => {
    const addresses = [{ address: '127.0.0.1', family: 4 }];
    const withRoot = (root: string) => networkArguments({ root, addresses }).join(' ');
    expect(withRoot('http://localhost:4139/r')).toContain('http.curloptResolve=localhost:4139:127.0.0.1');
    expect(withRoot('http://127.0.0.1:4139/r')).not.toContain('curloptResolve');
  });

  it('marks the remote of a clone without blobs in the arguments of that call alone', () => {
    const mark = 'remote.origin.promisor=true';
    expect(settings(historyArguments(true))).toContain(mark);
    const others = [historyArguments(false), localArguments()];
    expect(others.some((args) => args.includes(mark))).toBe(false);
  });

  it('contains no variable of the server; the token is in the environment only', () => {
    vi.stubEnv('SONAR_TOKEN', 'secreto');
    vi.stubEnv('HTTPS_PROXY', 'http://proxy');
    const env = gitEnvironment('/tmp/x', 'https', 'Basic abc');
    expect(env).toEqual({
      PATH: process.env['PATH'],
      HOME: '/tmp/x',
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'https',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: 'Authorization: Basic abc',
    });
    expect(Object.keys(gitEnvironment('/tmp/x', 'https', null))).not.toContain('GIT_CONFIG_COUNT');
  });
});
