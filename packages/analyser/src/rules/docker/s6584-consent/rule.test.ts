import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6584', () => {
  it.each([
    ['FROM a:1\nRUN apt-get -qq install c b a', [2]],
    ['FROM a:1\nRUN apt-get install -qq x', [2]],
    ['FROM a:1\nRUN apt-get upgrade', [2]],
    ['FROM a:1\nRUN apt-get dist-upgrade', [2]],
    ['FROM a:1\nRUN apt upgrade', [2]],
    ['FROM a:1\nRUN apt-get -q=2 install x', [2]],
    ['FROM a:1\nRUN echo y | apt-get install x', [2]],
    ['FROM a:1\nRUN apt-get reinstall x', [2]],
    ['FROM a:1\nRUN apt-get install', [2]],
    ['FROM a:1\nRUN aptitude upgrade', [2]],
    ['FROM a:1\nRUN aptitude dist-upgrade', [2]],
    ['FROM a:1\nRUN apt-get update && apt-get install', [2]],
    ['FROM a:1\nRUN apt-get install x --force-yes', [2]],
    ['FROM a:1\nRUN apt-get install --allow-unauthenticated x', [2]],
    ['FROM a:1\nRUN apt-get install --assume-no x', [2]],
    ['FROM a:1\nRUN apt-get install -f', [2]],
    ['FROM a:1\nRUN apt-get --no-install-recommends install x', [2]],
    ['FROM a:1\nRUN apt-get install x && apt-get install -y z', [2]],
    ['FROM a:1\nRUN apt-get install -V x', [2]],
    ['FROM a:1\nRUN apt-get install --yes=true x', [2]],
    ['FROM a:1\nRUN sudo apt install x', [2]],
    ['FROM a:1\nRUN apt-get -u upgrade', [2]],
    ['FROM a:1\nRUN apt install ./x.deb', [2]],
    ['FROM a:1\nRUN ["apt-get","install","x"]', [2]],
    ['FROM a:1\nRUN apt install /x.deb', [2]],
    ['FROM a:1\nRUN apt install x.deb', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN apt-get update c b a',
    'FROM a:1\nRUN apt-get build-dep c b a',
    'FROM a:1\nRUN apt-get -y upgrade',
    'FROM a:1\nRUN aptitude full-upgrade',
    'FROM a:1\nRUN apt-get update && aptitude install -y x',
    'FROM a:1\nRUN ["apt-get","update"]',
    'FROM a:1\nRUN apt-get update $X',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm /var/lib/apt/lists/* -rf',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt-get -y clean',
    'FROM a:1\nRUN sudo apt-get install -y x && sudo rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN --mount=type=bind,target=/var/lib/apt apt-get install -y x',
    'FROM a:1\nRUN apt-get install -y x | tee f',
    'FROM a:1\nRUN apt-get install -y b $X c',
    'FROM a:1\nRUN apt-get install -y "$X"',
    'FROM a:1\nRUN apt-get install -y b && rm --recursive --force /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get install -y b && rm -rf /var/lib/apt/lists/partial',
    'FROM a:1\nRUN --mount=type=cache,id=a,target=/var/cache/apt,sharing=locked apt-get install -y x',
    'FROM a:1\nRUN apt-get update && pip install x',
    'FROM a:1\nRUN apt-get update && apt-cache search x',
    'FROM a:1\nRUN apt-get -o x=y update',
    'FROM a:1\nRUN apt-get install -yf x',
    'FROM a:1\nCMD apt-get install x',
    'FROM a:1\nRUN apt-get install -y y ./x.deb',
    'FROM a:1\nRUN apt-get install -y b && rm -rf ${X} /var/lib/apt/lists/*',
    'FROM a:1\nRUN set -eux; \\\n savedAptMark="$(apt-mark showmanual)"; \\\n apt-get update; \\\n apt-get install -y b',
    'FROM a:1\nRUN apt-get update \\\n    && apt-get install -y a \\\n    && apt-get autoremove -y \\\n    && apt-get clean \\\n    && rm -rf /var/lib/apt/lists/* /tmp/* /var/tmp/*',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
