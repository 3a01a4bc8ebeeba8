import { describe, expect, it } from 'vitest';

import { ApiProblem } from '../../../lib/api-problem.ts';
import { motivoRechazo } from './motivo-rechazo.ts';

describe('motivoRechazo', () => {
  it.each([400, 401, 403, 404, 409, 422])('takes %i as a decision and returns its reason', (status) => {
    expect(motivoRechazo(new ApiProblem(status, 'x', 'Por esto'))).toBe('Por esto');
  });

  it.each([0, 408, 429, 500, 503, 504])('takes %i as undecided', (status) => {
    expect(motivoRechazo(new ApiProblem(status, 'x', 'Por esto'))).toBeNull();
  });

  it('takes a running request with the same key as undecided', () => {
    expect(motivoRechazo(new ApiProblem(409, 'en-curso', 'Por esto'))).toBeNull();
  });
});
