// seguridad: 44
import type { Apunte } from '@mantenible/domain/auditoria';
import { beforeEach, describe, expect, it } from 'vitest';

import { cambiarClave, elegirClave } from './cambiar-clave.ts';
import { claveCoincide, hashClave } from './clave-hash.ts';
import type { Cuenta, CuentaConClave } from './cuenta.port.ts';
import type { Origen } from './intentos.port.ts';
import { withCheapHashes } from '../testing/cheap-hashes.ts';

withCheapHashes();

const cuenta: Cuenta = {
  sub: 'sub-ana',
  usuario: 'ana.perez',
  nombre: 'Ana',
  correo: null,
  roles: ['estudiante'],
  activa: true,
  debeCambiarClave: true,
};
const actual = 'una frase de antes';
const nueva = 'una frase nueva';
const direccion: Origen = { clase: 'direccion', direccion: '10.0.0.1' };

let guardada: CuentaConClave | null;
let espera: number;
let apuntes: Apunte[];
let intentos: boolean[];
let fallaAuditoria: Error | null;
beforeEach(async () => {
  guardada = { ...cuenta, claveHash: await hashClave(actual) };
  espera = 0;
  apuntes = [];
  intentos = [];
  fallaAuditoria = null;
});

const deps = {
  auditoria: {
    apuntar: (...unos: readonly Apunte[]) => {
      if (fallaAuditoria) return Promise.reject(fallaAuditoria);
      apuntes.push(...unos);
      return Promise.resolve();
    },
  },
  cuentas: {
    buscarPorUsuario: () => Promise.resolve(guardada),
    cambiarClave: (_sub: string, claveHash: string, debeCambiarClave: boolean) => {
      if (guardada) guardada = { ...guardada, claveHash, debeCambiarClave };
      return Promise.resolve(guardada !== null);
    },
  },
  control: {
    entrar: () => {
      if (espera > 0) return Promise.resolve({ espera });
      const terminar = (acertado: boolean) => {
        intentos.push(acertado);
        return Promise.resolve();
      };
      return Promise.resolve({ espera: 0 as const, terminar });
    },
  },
};
const elegir = (una: string, otra = una) => elegirClave(deps, cuenta, una, otra);
const cambiar = (clave: string, una = nueva, otra = una) =>
  cambiarClave(deps, cuenta, { actual: clave, nueva: una, repetida: otra }, () => direccion);
const vale = async (clave: string) => guardada !== null && (await claveCoincide(clave, guardada.claveHash));

describe('choosing a password', () => {
  it('sets it, is entered once, and ends the duty to change it', async () => {
    expect(await elegir(nueva)).toEqual([]);
    expect([await vale(nueva), await vale(actual), guardada?.debeCambiarClave]).toEqual([true, false, false]);
    expect(apuntes).toEqual([{ quien: cuenta, accion: 'clave-cambiada', objeto: '' }]);
    expect(JSON.stringify(apuntes)).not.toContain(nueva);
  });

  it.each([
    ['corta12', 'corta12', 'nueva', 'al menos 8'],
    ['x'.repeat(201), 'x'.repeat(201), 'nueva', 'no puede pasar de 200'],
    ['password', 'password', 'nueva', 'más usadas'],
    ['ANA.perez', 'ANA.perez', 'nueva', 'nombre de usuario'],
    [nueva, `${nueva} `, 'repetida', 'no son iguales'],
    [nueva, '', 'repetida', 'no son iguales'],
    [actual, actual, 'nueva', 'distinta de la que tenía'],
  ])('%s, repeated as %s, is refused at %s', async (una, otra, campo, motivo) => {
    const fallos = await elegir(una, otra);
    expect(fallos.map((fallo) => fallo.campo)).toEqual([campo]);
    expect(fallos[0]?.mensaje).toContain(motivo);
    expect([await vale(actual), guardada?.debeCambiarClave, apuntes]).toEqual([true, true, []]);
  });

  it('changes nothing when it cannot be entered', async () => {
    fallaAuditoria = new Error('the database is read-only');
    await expect(elegir(nueva)).rejects.toBe(fallaAuditoria);
    expect(await vale(actual)).toBe(true);
  });
});

describe('changing a password', () => {
  it('needs the current one, which counts as a right sign-in', async () => {
    expect(await cambiar(actual)).toEqual([]);
    expect([await vale(nueva), intentos]).toEqual([true, [true]]);
  });

  it.each(['', 'otra clave', `${actual} `, actual.toUpperCase()])(
    'is refused with %j, which counts as a failed sign-in',
    async (escrita) => {
      expect(await cambiar(escrita)).toEqual([
        { campo: 'clave', mensaje: 'La contraseña actual no es correcta.' },
      ]);
      expect([await vale(actual), intentos, apuntes]).toEqual([true, [false], []]);
    },
  );

  it('gives no reason against the new one before the current one was right', async () => {
    expect(await cambiar('otra clave', 'corta')).toMatchObject([{ campo: 'clave' }]);
    expect(await cambiar(actual, 'corta')).toMatchObject([{ campo: 'nueva' }]);
    expect(intentos).toEqual([false, true]);
  });

  it('waits after too many failures, whatever the password is', async () => {
    espera = 7;
    expect(await cambiar(actual)).toEqual([
      { campo: 'clave', mensaje: 'Demasiados intentos fallidos. Espere 7 s.' },
    ]);
    expect([await vale(actual), intentos]).toEqual([true, []]);
  });

  it('fails as with a wrong password when the account was deleted meanwhile', async () => {
    guardada = null;
    expect(await cambiar(actual)).toEqual([
      { campo: 'clave', mensaje: 'La contraseña actual no es correcta.' },
    ]);
    expect([intentos, apuntes]).toEqual([[false], []]);
  });
});
