import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';

import { ApiProblem, toApiProblem } from './api-problem.ts';

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, data, statusText: '', headers: {}, config };
  return new AxiosError('failed', 'ERR_BAD_REQUEST', config, null, response);
}

test("the server's own refusal is passed on whole", () => {
  const detalles = [{ campo: 'nombre', mensaje: 'El siguiente campo es obligatorio' }];
  const problem = toApiProblem(
    answered(400, { codigo: 'datos-invalidos', mensaje: 'Faltan datos', detalles }),
  );
  const { status, codigo, mensaje } = problem;
  expect({ status, codigo, mensaje, detalles: problem.detalles }).toEqual({
    status: 400,
    codigo: 'datos-invalidos',
    mensaje: 'Faltan datos',
    detalles,
  });
});

test('an answer other than a problem document keeps its status and gets a Spanish sentence', () => {
  expect(toApiProblem(answered(502, '<html>'))).toMatchObject({ status: 502, codigo: 'respuesta-invalida' });
  expect(toApiProblem(answered(404, null)).mensaje).toBe('El servidor dio una respuesta que no se entiende.');
});

test.each(['ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED', 'ERR_OTHER'])(
  'the client code %s becomes a Spanish sentence of status 0',
  (code) => {
    const problem = toApiProblem(new AxiosError('Network Error', code));
    expect(problem.status).toBe(0);
    expect(problem.codigo).toBe(code);
    expect(problem.mensaje).toMatch(/^[A-ZÑ].*\.$/);
    expect(problem.mensaje).not.toContain('Error');
  },
);

test('a problem is returned unchanged, and any other error has a general sentence', () => {
  const problem = new ApiProblem(412, 'version-antigua', 'Este registro cambió mientras usted lo editaba');
  expect(toApiProblem(problem)).toBe(problem);
  expect(toApiProblem(new TypeError('x'))).toMatchObject({ status: 0, codigo: 'respuesta-invalida' });
});
