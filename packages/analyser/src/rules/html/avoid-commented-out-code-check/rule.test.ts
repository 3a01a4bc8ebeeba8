import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('AvoidCommentedOutCodeCheck', () => {
  it.each([
    ['<!-- <p>a</p> -->', [1]],
    ['<!-- </div> -->', [1]],
    ['<!-- <b>x</b> text -->', [1]],
    ['<!-- text <b>x</b> -->', [1]],
    ['<!-- <%= a %> -->', [1]],
    ['<!-- see <a href="x"> -->', [1]],
    ['<!-- <Foo /> -->', [1]],
    ['<!-- <p class="a"\n>\n b</p> -->', [1]],
    ['<!-- end </div> here -->', [1]],
    ['<!-- <p/> -->', [1]],
    ['<p>x</p><!-- <p>a</p> -->', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<!-- <p> -->',
    '<!-- a -->',
    '<!-- <br> -->',
    '<!-- a <b -->',
    '<!-- <!DOCTYPE> -->',
    '<!--[if IE]><p>a</p><![endif]-->',
    '<%-- <p>a</p> --%>',
    '<!-- var a = 1; -->',
    '<!-- start <div> -->',
    '<!-- Copyright <c> -->',
    '<script>/* <p>a</p> */</script>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
