import { describe, expect, it } from 'vitest';

import { conRespuesta } from '../../../testing/con-respuesta.ts';
import { leerFuente } from './leer-fuente.ts';

describe('GET /sonarqube/sonar-file', () => {
  const { signal } = new AbortController();

  it('identifies the file by the project’s key and returns the text unchanged', async () => {
    const pedidas = conRespuesta('{"a": 1}');
    expect(await leerFuente('tienda', 'src/ñ & ü.js', signal)).toBe('{"a": 1}');
    expect(pedidas).toEqual([['/sonarqube/sonar-file', { key: 'tienda:src/ñ & ü.js' }]]);
  });

  it('may be empty', async () => {
    conRespuesta('');
    expect(await leerFuente('tienda', 'a.js', signal)).toBe('');
  });

  it('rejects a response that is not text', async () => {
    conRespuesta({ a: 1 });
    await expect(leerFuente('tienda', 'a.js', signal)).rejects.toMatchObject({
      codigo: 'respuesta-invalida',
    });
  });
});
