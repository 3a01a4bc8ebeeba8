import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S7018', () => {
  it.each([
    ['FROM a:1\nRUN apk add --virtual z a b c', [2]],
    ['FROM a:1\nRUN apk add --repository z a b c', [2]],
    ['FROM a:1\nRUN pip install a-b a a_b', [2]],
    ['FROM a:1\nRUN pip install a2 a10 a3', [2]],
    ['FROM a:1\nRUN pip install a>=1 c b', [2]],
    ['FROM a:1\nRUN pip install a.b a-b a', [2]],
    ['FROM a:1\nRUN pip install c b a > /dev/null', [2]],
    ['FROM a:1\nRUN if true; then pip install c b a; fi', [2]],
    ['FROM a:1\nRUN A=1 pip install c b a', [2]],
    ['FROM a:1\nARG A=x\nRUN pip install $A c b', [3]],
    ['FROM a:1\nRUN apt-get -qq -y install c b a', [2]],
    ['FROM a:1\nRUN apt-get install -y c b a && apt-get clean', [2]],
    ['FROM a:1\nRUN aptitude install -y c b a', [2]],
    ['FROM a:1\nRUN pip install --requirement=z c b a', [2]],
    ['FROM a:1\nRUN pip install --upgrade pip && pip install c b a', [2]],
    ['FROM a:1\nRUN pip install c \\\n b \\\n # x\n a', [2]],
    ['FROM a:1\nRUN pip install --index-url https://x.y c b a', [2]],
    ['FROM a:1\nRUN pip install flask gunicorn Flask', [2]],
    ['FROM a:1\nRUN pip install -c z c b a', [2]],
    ['FROM a:1\nRUN pip install git+https://x/y b a', [2]],
    ['FROM a:1\nRUN uv pip install c b a', [2]],
    ['FROM a:1\nRUN apt-get install -y c=1 b=2 a && apt-get clean', [2]],
    ['FROM a:1\nRUN apk add --no-cache bash b=~1 a', [2]],
    ['FROM a:1\nRUN apk add --no-cache c b>1 a', [2]],
    ['FROM a:1\nRUN pip install a b c 2>&1 | tee z', [2]],
    ['FROM a:1\nRUN apt-get install -y a b c \\\n && apt-get install -y z y x \\\n && apt-get clean', [3]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN pip install -r z a b c',
    'FROM a:1\nRUN pip install c b -v a',
    'FROM a:1\nRUN apt-get install -yqq x',
    'FROM a:1\nRUN apt-get -q=2 install x',
    'FROM a:1\nRUN aptitude remove x',
    'FROM a:1\nRUN apk update && apt-get install -y x',
    'FROM a:1\nRUN apt-get update\nRUN apt-get install -y x',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/lib/apt/lists',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && apt-get clean',
    'FROM a:1\nRUN apk add x && apk cache purge',
    'FROM a:1\nRUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt apt-get install -y x',
    'FROM a:1\nRUN apt-get install -y x | tee f',
    'FROM a:1\nRUN apt-get install -y $(cat x)',
    'FROM a:1\nRUN apt-get install -y b && rm -rf /var/lib/apt/lists/*;',
    'FROM a:1\nRUN apt-get install -y b && apt-get autoclean clean',
    'FROM a:1\nRUN apk add x && rm -f /var/cache/apk/*',
    'FROM a:1\nRUN apt-get update && apt-get clean',
    'FROM a:1\nRUN apt-get update && xargs apt-get install -y < x',
    'FROM a:1\nRUN apt-get update && npm install',
    'FROM a:1\nRUN apt-get install --no-install-recommends x',
    'FROM a:1\nRUN apt-get install -V x',
    'FROM a:1\nRUN ["apt-get","install","x"]',
    'FROM a:1\nRUN pipenv install c b a',
    'FROM a:1\nRUN apt-get install -y /tmp/x.deb',
    'FROM a:1\nRUN echo apt-get install x y',
    'FROM a:1\nRUN pip install a -r requirements.txt',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
