import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2699', () => {
  it.each([
    ["import { expect as e, assert } from 'chai';\nit('a', () => { f(); });", [2]],
    ["import { expect as e, assert } from 'chai';\nit.only('a', () => {});", [2]],
    ["import { expect as e, assert } from 'chai';\nspecify('a', async () => { await f(); });", [2]],
    ["import { expect as e, assert } from 'chai';\nit('a', () => { x.expect(1); });", [2]],
    [
      "import { expect as e, assert } from 'chai';\nconst g = () => { e(1); };\nit('a', () => { g(); });",
      [3],
    ],
    ["const sinon = require('sinon');\nit('a', () => { sinon.assert(f); });", [2]],
    ["import { it } from 'vitest';\nit('a', () => {});", [2]],
    [
      "const { expect } = require('chai');\nit('a', () => g());\nit('b', () => g());\nfunction g() { expect(1); }",
      [3],
    ],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    "import { expect as e, assert } from 'chai';\nit('a', () => { e(1).to.equal(1); });",
    "import { expect as e, assert } from 'chai';\nit('a', () => { assert.equal(1, 1); });",
    "import { expect as e, assert } from 'chai';\nit('a', () => { assert(1); });",
    "import { expect as e, assert } from 'chai';\nit('a', () => { f().should.be.true; });",
    "import { expect as e, assert } from 'chai';\nit('a', () => { g(); });\nfunction g() { if (x) e(1); }",
    "import { expect as e, assert } from 'chai';\nit('a', callback);",
    "import { expect as e, assert } from 'chai';\nit('a');",
    "import { expect as e, assert } from 'chai';\ntest('a', () => {});",
    "import { expect as e, assert } from 'chai';\nit.each([1])('a', () => {});",
    "const request = require('supertest');\nit('a', () => request(app).get('/').expect(200));",
    "import sinon from 'sinon';\nit('a', () => { sinon.assert.called(f); });",
    "const { expect: q } = require('chai');\nit('a', () => { const z = q; z(1); });",
    "import chai = require('chai');\nit('a', () => { chai.expect(1); });",
    "it('a', () => {});",
    "import assert from 'node:assert';\nit('a', () => {});",
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
