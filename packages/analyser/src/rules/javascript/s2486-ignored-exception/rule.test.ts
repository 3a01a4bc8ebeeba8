import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2486', () => {
  it.each([
    ['try { f(); } catch (e) {}', [1]],
    ['try { f(); } catch (e) { g(); }', [1]],
    ['try { f(); } catch (e) { /* why */ }', [1]],
    ['try { f(); } catch (e) { return_((x) => { let e = x; return e; }); }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'try { f(); } catch (e) { g(e); }',
    'try { f(); } catch (e) { e = 1; }',
    'try { f(); } catch {}',
    'try { f(); } catch ({ m }) {}',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
