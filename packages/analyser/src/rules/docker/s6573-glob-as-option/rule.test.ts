import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6573', () => {
  it.each([
    ['FROM a:1\nRUN rm *', [2]],
    ['FROM a:1\nRUN rm *.a', [2]],
    ['FROM a:1\nRUN echo *', [2]],
    ['FROM a:1\nRUN ls *', [2]],
    ['FROM a:1\nRUN mv *.a b/', [2]],
    ['FROM a:1\nRUN chmod +x *', [2]],
    ['FROM a:1\nRUN pip install *.whl', [2]],
    ['FROM a:1\nRUN cd * && ls', [2]],
    ['FROM a:1\nRUN rm * && ls *', [2, 2]],
    ['FROM a:1\nRUN rm --a *', [2]],
    ['FROM a:1\nRUN a **/b', [2]],
    ['FROM a:1\nRUN rm *"a"', [2]],
    ['FROM a:1\nRUN a * -- b', [2]],
    ['FROM a:1\nRUN g++ *.cpp -o a', [2]],
    ['FROM a:1\nRUN cp "a" * b', [2]],
    ['FROM a:1\nRUN cp a * b', [2]],
    ['FROM a:1\nRUN rm a * ; ls', [2]],
    ['FROM a:1\nRUN cp --x="y" *.a b', [2]],
    ['FROM a:1\nRUN a && rm -f *.b && c', [2]],
    ['FROM a:1\nRUN cp a/b *.c d', [2]],
    ['FROM a:1\nRUN rm *.a *.b', [2, 2]],
    ['FROM a:1\nRUN ls -la *.a', [2]],
    ['FROM a:1\nRUN grep x *', [2]],
    ['FROM a:1\nRUN du -sh *', [2]],
    ['FROM a:1\nRUN if [ -f *.a ]; then ls; fi', [2]],
    ['FROM a:1\nRUN tar -xzf *.tar.gz && ls', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each([
    'FROM a:1\nRUN apt-get update && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -fr /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/lib/apt/lists/* /tmp/*',
    'FROM a:1\nRUN apt-get update && apt-get install -y x && rm -rf /var/cache/apt/*',
    'FROM a:1\nRUN apk add x && rm -rf /var/cache/apk/*',
    'FROM a:1\nRUN apk add x && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get install -y $X && rm -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN echo $A*',
    'FROM a:1\nADD *.tar.gz /b',
    'FROM a:1\nRUN rm -- *',
    'FROM a:1\nRUN rm a*',
    'FROM a:1\nRUN for f in *; do ls; done',
    'FROM a:1\nRUN a -b=*',
    'FROM a:1\nRUN a -- b *',
    'FROM a:1\nRUN echo "* * * * * a" | crontab -',
    'FROM a:1\nRUN for f in *.a; do ls; done',
    'FROM a:1\nRUN (rm *)',
    'FROM a:1\nRUN apt-get install -y b && rm -f -r /var/lib/apt/lists/*',
    'FROM a:1\nRUN apt-get install -y b && rm -rf "/var/lib/apt/lists/*"',
    'FROM a:1\nRUN apt-get install -y b && rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*',
    'FROM a:1\nRUN apt-get install -y b && rm -rf /var/cache/apt/archives /var/lib/apt/lists/*',
    'FROM a:1\nRUN apk add x && rm -rf /tmp/* /var/cache/apk/*',
    'FROM a:1\nRUN apt-get install -y /tmp/*.deb',
    'FROM a:1\nRUN x=*.c',
    'FROM a:1\nRUN apt-get install -y b && rm -v -rf /var/lib/apt/lists/*',
    'FROM a:1\nRUN bash -c "rm *"',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
