import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6595', () => {
  it.each([
    ['FROM a:1\nRUN apt-get update c b a', [2]],
    ['FROM a:1\nRUN apt-get update', [2]],
    ['FROM a:1\nRUN apk update', [2]],
    ['FROM a:1\nRUN aptitude update', [2]],
    ['FROM a:1\nRUN apt-get update -y', [2]],
    ['FROM a:1\nRUN apt-get -y update', [2]],
    ['FROM a:1\nRUN apt-get update && ls', [2]],
    ['FROM a:1\nRUN apt-get install -y x && apt-get update', [2]],
    ['FROM a:1\nRUN apk -U update', [2]],
    ['FROM a:1\nRUN apt-get update\nRUN apt-get install -y x', [2]],
    ['FROM a:1\nRUN ["apt-get","update"]', [2]],
    ['FROM a:1\nRUN <<EOF\napt-get update\nEOF', [3]],
    ['FROM a:1\nRUN --mount=type=cache,target=/var/cache/apt apt-get update', [2]],
    ['FROM a:1\nRUN apt-get update $X', [2]],
    ['FROM a:1\nRUN apt-get update || true', [2]],
    ['FROM a:1\nRUN apt-get update && pip install x', [2]],
    ['FROM a:1\nRUN apt-get update && yum install x', [2]],
    ['FROM a:1\nRUN apt-get update && apt-cache search x', [2]],
    ['FROM a:1\nRUN apt-get update && apt-key add x', [2]],
    ['FROM a:1\nRUN apt-get update && apt-get install -y y && apt-get clean && apt-get update', [2]],
    ['FROM a:1\nRUN apt-get update -qq', [2]],
    ['FROM a:1\nRUN apt-get update && npm install', [2]],
    ['FROM a:1\nRUN if true; then apt-get update; fi', [2]],
    ['FROM a:1\nRUN apk update --no-cache', [2]],
    [
      'FROM a:1\nRUN curl -fsSL https://xxxxxxxxxx -o /usr/share/keyrings/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa && apt-get update && ls && b c d e f g h i j k l',
      [2],
    ],
    ['FROM a:1\nRUN apt-get update && apt-get update', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN apt-get update && apt-get install -y x',
    'FROM a:1\nRUN apt-get update && aptitude install -y x',
    'FROM a:1\nRUN apt-get update && apt-get dist-upgrade -y',
    'FROM a:1\nRUN apk update && apk upgrade',
    'FROM a:1\nRUN apk add --update x',
    'FROM a:1\nRUN apt-get update && apt-get build-dep x',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -r /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm /var/lib/apt/lists/* -rf',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /tmp/* /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/cache/apt/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt-get clean',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt clean',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt-get clean && apt-get install -y y',
    'FROM a:1\nRUN apk --update --no-cache add x',
    'FROM a:1\nRUN apt-get update && apt-get remove -y x',
    'FROM a:1\nRUN apk update && apk del x',
    'FROM a:1\nRUN apt-get update && apt-get $X',
    'FROM a:1\nRUN apt-get update && apt-get install $X',
    'FROM a:1\nRUN apt-get update && add-apt-repository x && apt-get update && apt-get install -y y && apt-get clean',
    'FROM a:1\nRUN apt-get update && aptitude search x',
    'FROM a:1\nRUN if true; then apt-get update; fi && apt-get install -y x && apt-get clean',
    'FROM a:1\nCMD apt-get update',
    'FROM a:1\nRUN set -eux; \\\n savedAptMark="$(apt-mark showmanual)"; \\\n apt-get update; \\\n apt-get install -y b',
    'FROM a:1\nRUN apt-get update -y && apt-get install -y gcc python3-dev && pip install b',
    'FROM a:1\nRUN apk update && apk add --no-cache bash',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
