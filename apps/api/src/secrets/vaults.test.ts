import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { lugarDeTexto } from './lugar-de-texto.ts';
import { createSealed } from './sealed-texts.repository.ts';
import { randomSecret } from './secrets.ts';
import { createVaults, requireAllKeys, rotateAll, type Vaults } from './vaults.ts';

const none = { readOrCreate: () => Promise.reject(new Error('not asked for')) };
const [first, second] = [randomSecret(), randomSecret()];
const over = (secretKey: string) => createVaults({ secretKey, secrets: none });
const proyecto = '00000000-0000-7000-8000-000000000001';
const analisis = '00000000-0000-7000-8000-000000000002';
const rutas = ['src/a b.js', 'año.py'];

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
});
afterEach(() => t.close());

async function guardar({ tokens, textos }: Vaults): Promise<void> {
  const { cifrado, clave } = tokens.encrypt('token', proyecto);
  const suyo = {
    id: proyecto,
    nombre: 'P',
    link: '',
    branch: 'main',
    id_persona: 'ana',
    clave: 'p',
    version: 1,
  };
  const creado = new Date();
  await t.db
    .insertInto('proyectos')
    .values({ ...suyo, token_cifrado: cifrado, token_clave: clave, creado })
    .execute();
  const cuenta = { fase: 'en-cola', hechos: 0, total: 0 };
  const uno = {
    id: analisis,
    proyecto_id: proyecto,
    id_persona: 'ana',
    estado: 'listo',
    enlace: 'https://x.org/a',
    rama: 'main',
    creado,
  };
  await t.db
    .insertInto('analisis')
    .values({ ...uno, ...cuenta })
    .execute();
  const archivos = rutas.map((ruta, posicion) => {
    const texto = textos.encrypt(`texto de ${ruta}`, lugarDeTexto(analisis, ruta));
    const json = { medidas: '{}', incidencias: '[]', texto_cifrado: texto.cifrado, texto_clave: texto.clave };
    return { analisis_id: analisis, posicion, ruta, lenguaje: 'js', analizable: true, ...json };
  });
  await t.db.insertInto('analisis_archivos').values(archivos).execute();
}

async function abrir({ textos }: Vaults): Promise<string[]> {
  const filas = await t.db.selectFrom('analisis_archivos').selectAll().orderBy('posicion').execute();
  return filas.map(({ ruta, texto_cifrado, texto_clave }) =>
    textos.decrypt(texto_cifrado, texto_clave, lugarDeTexto(analisis, ruta)),
  );
}

test('the rotation encrypts analysed texts and tokens, and the old key can be removed', async () => {
  await guardar(await over(first));
  const sealed = createSealed(t.db);
  expect(await rotateAll(sealed, await over(`${second},${first}`))).toMatchObject({
    tokens: { count: 1, unreadable: [] },
    textos: { unreadable: [] },
  });
  expect(await abrir(await over(second))).toEqual(['texto de src/a b.js', 'texto de año.py']);
  await expect(requireAllKeys(sealed, await over(second))).resolves.toBeUndefined();
});

test('the server does not start without the key of a text', async () => {
  await guardar(await over(first));
  const { tokens } = await over(second);
  const { cifrado, clave } = tokens.encrypt('token', proyecto);
  await t.db.updateTable('proyectos').set({ token_cifrado: cifrado, token_clave: clave }).execute();
  await expect(requireAllKeys(createSealed(t.db), await over(second))).rejects.toThrow(
    'cifrados con otra clave',
  );
});

test('a text decrypts neither as a token nor for another row', async () => {
  const { tokens, textos } = await over(first);
  const { cifrado, clave } = textos.encrypt('texto', lugarDeTexto(analisis, 'a.js'));
  expect(() => tokens.decrypt(cifrado, clave, lugarDeTexto(analisis, 'a.js'))).toThrow();
  expect(() => textos.decrypt(cifrado, clave, lugarDeTexto(analisis, 'b.js'))).toThrow();
});
