import type { Persona } from '@mantenible/domain/acceso';
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createPersonaRepository } from './persona.repository.ts';
import { recordarPersonas } from './recordar-personas.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
  momento = 0;
});
afterEach(() => t.close());

const ana: Persona = { sub: 'sub-ana', nombre: 'Ana', usuario: 'ana', roles: ['estudiante'] };

let momento = 0;
const now = () => new Date(momento);
function verificador(
  persona: () => Persona,
  fallos: unknown[] = [],
  alGuardar: (persona: Persona) => Promise<void> = () => Promise.resolve(),
) {
  const personas = createPersonaRepository(t.db);
  const verifier = { verify: () => Promise.resolve(persona()) };
  return recordarPersonas(verifier, { personas, now, alGuardar, alFallar: (error) => fallos.push(error) });
}
const guardadas = () => t.db.selectFrom('personas').select(['sub', 'nombre', 'usuario']).execute();

it('stores a person’s name once, and again when it changes', async () => {
  let persona = ana;
  const verifier = verificador(() => persona);
  await verifier.verify('t');
  t.statements.length = 0;
  await verifier.verify('t');
  expect(t.statements).toEqual([]);
  persona = { ...ana, nombre: 'Ana Ruiz' };
  expect(await verifier.verify('t')).toEqual(persona);
  expect(await guardadas()).toEqual([{ sub: 'sub-ana', nombre: 'Ana Ruiz', usuario: 'ana' }]);
});

it('stores no person without a role, and removes characters that a database cannot store', async () => {
  await verificador(() => ({ ...ana, sub: 'sub-nadie', roles: [] })).verify('t');
  await verificador(() => ({ ...ana, nombre: `A\0\uD83D${'ñ'.repeat(400)}` })).verify('t');
  expect(await guardadas()).toEqual([{ sub: 'sub-ana', nombre: `A${'ñ'.repeat(254)}`, usuario: 'ana' }]);
});

it('accepts the token when the name cannot be stored, and retries the name', async () => {
  const fallos: unknown[] = [];
  const verifier = verificador(() => ana, fallos);
  await t.db.schema.alterTable('personas').renameTo('apartada').execute();
  expect(await verifier.verify('t')).toEqual(ana);
  expect(fallos).toHaveLength(1);
  await t.db.schema.alterTable('apartada').renameTo('personas').execute();
  await verifier.verify('t');
  expect(await guardadas()).toHaveLength(1);
});

it('passes a person on when the mail address changes, too', async () => {
  let persona = ana;
  const vistas: unknown[] = [];
  const anotar = ({ correo }: Persona) => {
    vistas.push(correo);
    return Promise.resolve();
  };
  const verifier = verificador(() => persona, [], anotar);
  await verifier.verify('t');
  persona = { ...ana, correo: 'ana@ejemplo.es' };
  await verifier.verify('t');
  await verifier.verify('t');
  persona = { ...ana, correoSinComprobar: true };
  await verifier.verify('t');
  expect(vistas).toEqual([undefined, 'ana@ejemplo.es', undefined]);
});

it('passes a person on again after an hour, where another server may have stored an earlier token', async () => {
  let vistas = 0;
  const verifier = verificador(
    () => ana,
    [],
    () => {
      vistas += 1;
      return Promise.resolve();
    },
  );
  await verifier.verify('t');
  momento = 3_599_999;
  await verifier.verify('t');
  expect(vistas).toBe(1);
  momento = 3_600_000;
  await verifier.verify('t');
  expect(vistas).toBe(2);
});
