import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6092', () => {
  it.each([
    ["import { expect } from 'chai';\nexpect(f).to.not.throw(TypeError);", [2]],
    ["import { expect } from 'chai';\nexpect(f).not.to.throw(TypeError);", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.include({ a: 1 });", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.have.property('a', 1);", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.have.ownPropertyDescriptor('a', {});", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.have.members([1]);", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.change(a, 'b').by(1);", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.increase(a, 'b');", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.decrease(a, 'b');", [2]],
    ["import { expect } from 'chai';\nexpect(f).not.be.finite;", [2]],
    ["import { expect } from 'chai';\nf.should.not.throw(TypeError);", [2]],
    ["import { expect } from 'chai';\nexpect(f).to.not.increase(a, 'b').by(1);", [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    "import { expect } from 'chai';\nexpect(f).to.not.throw();",
    "import { expect } from 'chai';\nexpect(f).not.to.be.throw(TypeError);",
    "import { expect } from 'chai';\nexpect(f).to.not.include(a);",
    "import { expect } from 'chai';\nexpect(f).to.not.have.property('a');",
    "import { expect } from 'chai';\nassert.not.throw(TypeError);",
    "import { expect } from 'chai';\nawait expect(f).to.not.throw(TypeError);",
    "import { expect } from 'chai';\nconst z = expect(f).to.not.throw(TypeError);",
    "import { expect } from 'chai';\nchai.expect(f).to.not.throw(TypeError);",
    'expect(f).to.not.throw(TypeError);',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
