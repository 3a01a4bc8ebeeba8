import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4084', () => {
  it.each([
    ['<video src="a"></video>', [1]],
    ['<video src="a"/>', [1]],
    ['<VIDEO SRC="a"></VIDEO>', [1]],
    ['<video :src="x"></video>', [1]],
    ['<video><source></video>', [1]],
    ['<video src="a"><track kind="chapters"></video>', [1]],
    ['<video src="a"><track></video>', [1]],
    ['<video src="a"><track kind="CAPTIONS"></video>', [1]],
    ['<video src="a"><track kind="{{ k }}"></video>', [1]],
    ['<video src="a">\n<video src="b">\n</video>', [1, 2]],
    ['<video>\n<video>\n<source src="x">\n</video>\n</video>', [1, 2]],
    ['<video src="a">\n<video src="b">\n</video>\n<track kind="captions">\n</video>', [2]],
    ['<video src="a"><!-- <track kind="captions"> --></video>', [1]],
    ['<video src="a" muted>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<video src="a"><track kind="captions"></video>',
    '<video src="a"><track kind="subtitles"></video>',
    '<video src="a"><div><track kind="descriptions"></div></video>',
    '<video src="a"><track :kind="captions"></video>',
    '<video></video>',
    '<video id="v"></video><source src="a">',
    '<audio src="a"></audio>',
    '<video><track kind="captions"><source src="a"></video>',
    '<video src="a">\n<video src="b"><track kind="captions"></video></video>',
    '</video>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
