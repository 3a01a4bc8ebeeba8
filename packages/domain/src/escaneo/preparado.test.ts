import { expect, test } from 'vitest';

import { estaPreparado, exigirPreparado } from './preparado.ts';

const escaner = (identidad: string | null) => ({ identity: () => Promise.resolve(identidad) });

test.each([
  ['created in the service that answers', 's1', 's1', true],
  ['created in another service', 's1', 's2', false],
  ['never created in a service', 's1', null, false],
  ['of a scanner without an identity', null, 's1', true],
])('a key %s: scanner %s, project %s, prepared %s', async (_caso, identidad, servicio, preparado) => {
  expect(await estaPreparado(escaner(identidad), servicio)).toBe(preparado);
});

test('a project that is not prepared is refused as a conflict', async () => {
  await expect(exigirPreparado(escaner('s1'), 's2')).rejects.toMatchObject({
    kind: 'conflict',
    codigo: 'proyecto-sin-preparar',
  });
  await expect(exigirPreparado(escaner('s1'), 's1')).resolves.toBeUndefined();
});
