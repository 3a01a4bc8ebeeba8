import { describe, expect, it } from 'vitest';

import { pageScripts } from './page-scripts.ts';

const of = (text: string) => pageScripts(text).map(({ start, end }) => text.slice(start, end));

describe('scripts of a page', () => {
  it.each([
    '<script>a</script>',
    '<p>1 < 2<script type="module">a</script></p>',
    '<SCRIPT TYPE=text/javascript data-src="b">a</SCRIPT >',
    '<script type="">a</script foo>',
    '<template><svg><script\n type="application/ecmascript"\n>a</script></svg></template>',
    '<style>b</style><title>b</title><script>a</script>',
    '<p></p><script>a',
  ])('are found in %j', (text) => {
    expect(of(text)).toEqual(['a']);
  });

  it.each([
    '<!-- <script>a</script> -->',
    '<script src="a.js">a</script>',
    '<script type="text/babel">a</script>',
    '<script type="TEXT/JAVASCRIPT">a</script>',
    '<script type="application/json">{}</script>',
    '<textarea><script>a</script></textarea>',
    '<a title="<script>a</script>">b</a>',
  ])('are empty for %j', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('may be several, and hold what looks like a tag', () => {
    expect(of('<script>a("<p>")</script><b/><script>c < d</script>')).toEqual(['a("<p>")', 'c < d']);
  });
});
