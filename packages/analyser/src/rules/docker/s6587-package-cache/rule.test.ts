import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6587', () => {
  it.each([
    ['FROM a:1\nRUN apk add --virtual z a b c', [2]],
    ['FROM a:1\nRUN DEBIAN_FRONTEND=noninteractive apt-get install -y c b a', [2]],
    ['FROM a:1\nRUN apt-get --assume-yes install x', [2]],
    ['FROM a:1\nRUN apt-get install -qq x', [2]],
    ['FROM a:1\nRUN yes | apt-get install x', [2]],
    ['FROM a:1\nRUN apk update && apt-get install -y x', [2]],
    ['FROM a:1\nRUN apk --update add x', [2]],
    ['FROM a:1\nRUN sudo apt-get update && sudo apt-get install -y x', [2]],
    ['FROM a:1\nRUN apt-get update && apt-get install -y x && rm /var/lib/apt/lists/* -rf', [2]],
    ['FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/lib/apt/lists/ && ls', [2]],
    ['FROM a:1\nRUN apt-get install -y x && apk cache clean', [2]],
    ['FROM a:1\nRUN apk add x && rm -rf /var/lib/apt/lists/*', [2]],
    ['FROM a:1\nRUN --mount=type=bind,target=/var/lib/apt apt-get install -y x', [2]],
    ['FROM a:1\nRUN apt-get install -y x | tee f', [2]],
    ['FROM a:1\nRUN apt-get install b $X', [2]],
    ['FROM a:1\nRUN xargs apt-get install -y < f', [2]],
    ['FROM a:1\nRUN apt-get install -y b && rm -rf /var/cache/apt/archives/* /var/lib/apt/lists/*', [2]],
    ['FROM a:1\nRUN apk add --virtual .x --no-cache x', [2]],
    ['FROM a:1\nRUN apk add x && rm -rf /tmp/* /var/cache/apk/*', [2]],
    ['FROM a:1\nRUN apt-get install x --force-yes', [2]],
    ['FROM a:1\nRUN apt-get install -yf x', [2]],
    ['FROM a:1\nRUN apt-get -ym install x', [2]],
    ['FROM a:1\nONBUILD RUN apt-get install x', [2]],
    ['FROM a:1\nRUN apt-get install -y b && rm -rf ${X} /var/lib/apt/lists/*', [2]],
    ['FROM a:1\nRUN apt-get -y update && apt-get -y upgrade && apt-get -y install b', [2]],
    ['FROM a:1\nRUN apt-get install -y \'b\' "a" c', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN apt-get update c b a',
    'FROM a:1\nRUN apt-get -y upgrade',
    'FROM a:1\nRUN apt-get install $X x',
    'FROM a:1\nRUN aptitude upgrade',
    'FROM a:1\nRUN apt-get update -y',
    'FROM a:1\nRUN apk -U update',
    'FROM a:1\nRUN apt-get update $X',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt clean',
    'FROM a:1\nRUN apk add x && rm -rf /etc/apk/cache/*',
    'FROM a:1\nRUN apt-get install -y x \\\n && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get install -y ${X} && ls',
    'FROM a:1\nRUN apt-get install -y b && rm -f -r /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get install -y b && apt-get autoremove && apt-get autoclean && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN apk add $X',
    'FROM a:1\nRUN --mount=type=cache,target=/var/cache/apt/ apt-get install -y x',
    'FROM a:1\nRUN apt-get update && curl x | bash',
    'FROM a:1\nRUN apt-get update && apt-get install $X',
    'FROM a:1\nRUN apt-get update --fix-missing && apt-get install -y y && apt-get clean',
    'FROM a:1\nRUN if true; then apt-get update; fi',
    'FROM a:1\nRUN apk --no-cache upgrade',
    'FROM a:1\nRUN apt install ./x.deb',
    'FROM a:1\nRUN apt-get install -y c=1 b=2 a && apt-get clean',
    'FROM a:1\nRUN apk add --no-cache c b>1 a',
    'FROM a:1\nRUN apt-get install -y -f ./x.deb',
    'FROM a:1\nRUN apt-get install -y b && rm -v -rf /var/lib/apt/lists/*',
    "FROM a:1\nRUN echo 'apt-get install x'",
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
