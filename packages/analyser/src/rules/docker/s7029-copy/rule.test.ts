import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7029', () => {
  it.each([
    ['FROM a:1\nADD a b', [2]],
    ['FROM a:1\nADD . .', [2]],
    ['FROM a:1\nADD a.jar /b', [2]],
    ['FROM a:1\nADD a.rar /b', [2]],
    ['FROM a:1\nADD a.Z /b', [2]],
    ['FROM a:1\nADD ftp://a/b /c', [2]],
    ['FROM a:1\nADD a b c/', [2]],
    ['FROM a:1\nADD ["a","b"]', [2]],
    ['FROM a:1\nADD --checksum=a a b', [2]],
    ['FROM a:1\nADD --keep-git-dir=true a b', [2]],
    ['FROM a:1\nADD "a" "b"', [2]],
    ['FROM a:1\nONBUILD ADD a b', [2]],
    ['FROM a:1\nADD <<EOF /b\nx\nEOF', [2]],
    ['FROM a:1\nADD a', [2]],
    ['FROM a:1\nADD file://x /y', [2]],
    ['FROM a:1\nADD s3://a b', [2]],
    ['FROM a:1\nADD target/*.jar app.jar', [2]],
    ['FROM a:1\nADD a.git b', [2]],
    ['FROM a:1\nADD a b.zip', [2]],
    ['FROM a:1\nADD a.tar.gz', [2]],
    ['FROM a:1\nADD x.tar* y', [2]],
    ['FROM a:1\nADD x.tar.gz\\? y', [2]],
    ['FROM a:1\nADD a.tb2 b', [2]],
    ['FROM a:1\nADD a.tzst b', [2]],
    ['FROM a:1\nADD a.war b', [2]],
    ['FROM a:1\nADD a $X', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN apk add --virtual z a b c',
    'FROM a:1\nRUN apk add x',
    'FROM a:1\nRUN apk add --update x',
    'FROM a:1\nRUN apk add x && rm -rf /var/cache/apk',
    'FROM a:1\nRUN apk add x && rm /var/cache/apk/*',
    'FROM a:1\nRUN --mount=type=cache,target=/var/cache/apk apk add x',
    'FROM a:1\nADD https://x.y/z /a',
    'FROM a:1\nADD a.zip /b',
    'FROM a:1\nADD a.xz /b',
    'FROM a:1\nADD a.txz /b',
    'FROM a:1\nADD a.lz /b',
    'FROM a:1\nADD git://a/b /c',
    'FROM a:1\nADD $A/x /b',
    'FROM a:1\nADD ["a.tar.gz","b"]',
    'FROM a:1\nRUN apk add --update --no-cache x',
    'FROM a:1\nRUN apk add -q --no-cache x',
    'FROM a:1\nRUN apk -U add x',
    'FROM a:1\nRUN apk add x && rm -rf /var/cache/apk/* /tmp/*',
    'FROM a:1\nRUN apk add',
    'FROM a:1\nRUN apt-get update && apt-key add x',
    'FROM a:1\nRUN apk add --no-cache --virtual .build-deps gcc musl-dev libffi-dev',
    'FROM a:1\nRUN apk add --no-cache bash "b<1" a',
    'FROM a:1\nADD https://x /y a',
    'FROM a:1\nADD "x y.tar.gz" y',
    'FROM a:1\nADD a.tlz b',
    'FROM a:1\nRUN apk add a \\\n b \\\n && rm -rf /var/cache/apk/*',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
