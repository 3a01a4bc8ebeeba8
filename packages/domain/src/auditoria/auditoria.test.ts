// seguridad: audit-trail
import { expect, it } from 'vitest';

import { accionesAuditadas, desconocido, grupoDe, limiteDeAuditoria, type Apunte } from './auditoria.ts';

const en = (hora: string) => new Date(`2026-05-04T${hora}Z`);
const ana = { sub: 'sub-ana', nombre: 'Ana' };
const apunte = (cambios: Partial<Apunte>): Apunte => ({
  quien: ana,
  accion: 'token-leido',
  objeto: 'Tienda',
  ...cambios,
});

it('repetitions within the period share a group, of one person and one object', () => {
  const leido = apunte({ objetoId: '1' });
  const grupo = grupoDe(leido, en('10:00:00'));
  expect(grupoDe(leido, en('23:59:59'))).toBe(grupo);
  for (const otro of [
    grupoDe(leido, new Date('2026-05-05T00:00:00Z')),
    grupoDe(apunte({ objetoId: '2' }), en('10:00:00')),
    grupoDe(apunte({ objetoId: '1', quien: { sub: 'sub-eva', nombre: 'Ana' } }), en('10:00:00')),
    grupoDe(apunte({ objetoId: '1', accion: 'acceso-fallido' }), en('10:00:00')),
  ])
    expect(otro).not.toBe(grupo);
});

it('a sign-in is grouped by the hour, a session for ever, and a deletion not at all', () => {
  const acceso = apunte({ accion: 'acceso' });
  expect(grupoDe(acceso, en('10:59:59'))).toBe(grupoDe(acceso, en('10:00:00')));
  expect(grupoDe(acceso, en('11:00:00'))).not.toBe(grupoDe(acceso, en('10:00:00')));
  const sesion = apunte({ accion: 'sesion', objetoId: 'sid' });
  expect(grupoDe(sesion, new Date('2030-01-01'))).toBe(grupoDe(sesion, en('10:00:00')));
  expect(grupoDe(apunte({ accion: 'proyecto-borrado' }), en('10:00:00'))).toBeNull();
});

it('only a deletion and what an admin or a lecturer does get an entry each time', () => {
  const cadaUna = accionesAuditadas.filter((accion) => grupoDe(apunte({ accion }), en('10:00:00')) === null);
  expect(cadaUna).toEqual([
    'cuenta-nueva',
    'cuenta-cambiada',
    'rol-cambiado',
    'clave-restablecida',
    'cuenta-activada',
    'cuenta-desactivada',
    'cuenta-importada',
    'identidad-vinculada',
    'persona-eliminada',
    'proyecto-borrado',
    'catalogo-cambiado',
    'catalogo-borrado',
    'criterio-cambiado',
    'ejemplo-cambiado',
    'curso-cambiado',
    'entrega-cambiada',
    'nota-publicada',
  ]);
});

it('the name distinguishes objects without an id', () => {
  const lista = apunte({ accion: 'exportacion', objeto: 'Auditoría' });
  expect(grupoDe(lista, en('10:30:00'))).toBe(grupoDe(lista, en('10:00:00')));
  expect(grupoDe({ ...lista, objeto: 'Proyectos' }, en('10:00:00'))).not.toBe(grupoDe(lista, en('10:00:00')));
});

it('all failed attempts with unknown names of a day are one group', () => {
  const fallo = apunte({ accion: 'acceso-fallido', quien: desconocido, objeto: '' });
  expect(grupoDe(fallo, en('00:00:00'))).toBe(grupoDe(fallo, en('23:00:00')));
});

it('entries are kept for a year', () => {
  expect(limiteDeAuditoria(en('10:00:00')).toISOString()).toBe('2025-05-04T10:00:00.000Z');
});
