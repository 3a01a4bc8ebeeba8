import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7026', () => {
  it.each([
    'curl https://x.y/z -o f',
    'curl -O https://x.y/z',
    'curl -sSLO http://x.y/z',
    'curl -of https://x.y/z',
    'curl --output=f https://x.y/z',
    'curl --remote-name-all https://x.y/z',
    'curl https://x.y/z > f',
    'curl -fsSL https://x.y/z >> f',
    'curl -o f "https://x.y/$V"',
    "curl -o f 'https://x.y/z'; ls",
    'sudo curl -o f https://x.y/z',
    'cd d && curl -o f https://x.y/z || exit 1',
    'curl -o f https://x.y/z && curl -H a https://x.y/z',
    'curl -o f --proxy a https://x.y/z',
    '["curl", "-o", "f", "https://x.y/z"]',
    '--mount=type=cache,target=/a curl -o f https://x.y/z',
    'wget -O f https://x.y/z',
    'wget -O - https://x.y/z | tar x',
    'wget https://x.y/z --output-document=f',
  ])('reports RUN %j', (command) => {
    expect(findLines(rule, `FROM a:1\nRUN ${command}`)).toEqual([2]);
  });

  it.each([
    'curl https://x.y/z',
    'curl https://x.y/z | sh',
    'curl https://x.y/z | tee f',
    'curl https://x.y/z>f',
    'curl -sSLo f https://x.y/z',
    'curl -X POST -o f https://x.y/z',
    'curl -o f -XGET https://x.y/z',
    'curl -H "a: b" -o f https://x.y/z',
    'curl -o f https://x.y/z --data-raw a',
    'curl -o f $URL',
    'curl -o f ftp://x.y/z',
    'curl -o f HTTPS://x.y/z',
    '/usr/bin/curl -o f https://x.y/z',
    'sh -c "curl -o f https://x.y/z"',
    '(curl -o f https://x.y/z)',
    'wget https://x.y/z',
    'wget https://x.y/z > f',
    'wget -qO- https://x.y/z | sh',
    'wget -O f --header="a: b" https://x.y/z',
    'wget -O f --post-file=a https://x.y/z',
    'apt-get install curl',
    'curl; ls -o https://x.y/z',
    '["curl", 1]',
    '[ -f a ]',
    '',
  ])('accepts RUN %j', (command) => {
    expect(findLines(rule, `FROM a:1\nRUN ${command}`)).toEqual([]);
  });

  it('counts each command, on its line', () => {
    const text =
      'FROM a:1\nRUN ls && \\\n  # x\n  curl -O https://x.y/z && \\\n  wget \\\n  -O f https://x.y/z';
    expect(findLines(rule, text)).toEqual([4, 5]);
  });

  it('reads what images built on this one run, and not what containers run', () => {
    expect(findLines(rule, 'ONBUILD RUN curl -O https://x.y/z')).toEqual([1]);
    expect(findLines(rule, 'CMD curl -O https://x.y/z')).toEqual([]);
  });
});
