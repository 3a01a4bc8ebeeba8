import { afterEach, describe, expect, it, vi } from 'vitest';

import { networkArguments, argumentosLocales, entornoDeGit } from './environment.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the arguments and the environment of git', () => {
  const ajustes = (argumentos: readonly string[]) => argumentos.filter((uno) => uno !== '-c');
  const guardas = [
    'protocol.allow=never',
    'core.hooksPath=/dev/null',
    'core.symlinks=false',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'filter.lfs.smudge=',
    'filter.lfs.required=false',
    'gc.auto=0',
  ];

  it('allows no protocol at all on this machine', () => {
    expect(ajustes(argumentosLocales())).toEqual(expect.arrayContaining(guardas));
    expect(argumentosLocales().join(' ')).not.toContain('always');
  });

  it('allows one protocol, no redirect, and the addresses that were checked', () => {
    const addresses = [
      { address: '140.82.121.4', family: 4 },
      { address: '2606:50c0:8000::153', family: 6 },
    ];
    const dichos = ajustes(networkArguments({ root: 'https://github.com/u/r.git', addresses }));
    expect(dichos).toEqual(expect.arrayContaining(guardas));
    expect(dichos.filter((uno) => uno.startsWith('protocol.'))).toEqual([
      'protocol.allow=never',
      'protocol.https.allow=always',
    ]);
    expect(dichos).toContain('http.followRedirects=false');
    expect(dichos).toContain('http.curloptResolve=github.com:443:140.82.121.4,[2606:50c0:8000::153]');
  });

  it('pins the port of the link', () => {
    const addresses = [{ address: '127.0.0.1', family: 4 }];
    const con = (root: string) => networkArguments({ root, addresses }).join(' ');
    expect(con('http://localhost:4139/r')).toContain('http.curloptResolve=localhost:4139:127.0.0.1');
    expect(con('http://127.0.0.1:4139/r')).not.toContain('curloptResolve');
  });

  it('is a whole environment without anything of the server, a token in it alone', () => {
    vi.stubEnv('SONAR_TOKEN', 'secreto');
    vi.stubEnv('HTTPS_PROXY', 'http://proxy');
    const entorno = entornoDeGit('/tmp/x', 'https', 'Basic abc');
    expect(entorno).toEqual({
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
    expect(Object.keys(entornoDeGit('/tmp/x', 'https', null))).not.toContain('GIT_CONFIG_COUNT');
  });
});
