import { describe, expect, it } from 'vitest';

import { alternar, conAdicionales } from './elegidos.ts';

describe('alternar', () => {
  it('checks and unchecks, keeping the order of checking', () => {
    expect(alternar(['b'], 'a')).toEqual(['b', 'a']);
    expect(alternar(['b', 'a'], 'b')).toEqual(['a']);
  });
});

describe('conAdicionales', () => {
  it('passes the chosen ids in the query', () => {
    expect(conAdicionales('/metricaresponse/m/p/2', 'additionalMetricas', ['a', 'b'])).toBe(
      '/metricaresponse/m/p/2?additionalMetricas=a,b',
    );
  });

  it('is the plain repeat when none is chosen', () => {
    expect(conAdicionales('/metricaresponse/m/p/2', 'additionalMetricas', [])).toBe('/metricaresponse/m/p/2');
  });
});
