import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5958', () => {
  it.each([
    ["it('a', () => { expect(f).to.throw(); });", [1]],
    ["it('a', () => { expect(f).to.throw(Error); });", [1]],
    ["it('a', () => { expect(f).throw(); });", [1]],
    ["it('a', () => { f.should.throw(); });", [1]],
    ["it('a', () => { expect(f).to.throw().and(1); });", [1]],
    ["it('a', () => { try { f(); } catch (e) { done(); } });", [1]],
    ["it('a', () => { try { f(); } catch (e) { g(() => done()); } });", [1]],
    ['beforeEach(() => { expect(f).to.throw(); });', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    "it('a', () => { expect(f).to.throw(TypeError); });",
    "it('a', () => { expect(f).to.throw('m'); });",
    "it('a', () => { expect(f).to.throw(Error, 'm'); });",
    "it('a', () => { expect(f).to.not.throw(); });",
    "it('a', () => { expect(f).not.to.throw(Error); });",
    "it('a', () => { expect(f).toThrow(); });",
    "it('a', () => { f.should.not.throw(); });",
    "it('a', () => { assert.throws(f); });",
    "it('a', () => { try { f(); } catch (e) { done(e); } });",
    "it('a', () => { try { f(); } catch { done(); } });",
    "it('a', () => { try { f(); } catch (e) { g(); } });",
    "it('a', () => { try { f(); } catch ({ message }) { done(); } });",
    "test('a', () => { expect(f).to.throw(); });",
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
