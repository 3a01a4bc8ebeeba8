// seguridad: accounts
import { describe, expect, it } from 'vitest';

import { leerCuenta, leerDatos, rolDe, type CuentaEscrita } from './plantilla-cuenta.ts';

const escrita: CuentaEscrita = {
  usuario: 'ana',
  nombre: 'Ana Díaz',
  correo: 'ana@uni.es',
  rol: 'estudiante',
};
/** Fields that are refused. */
function campos(cambios: Partial<CuentaEscrita>): readonly string[] {
  const leida = leerCuenta({ ...escrita, ...cambios });
  return 'fallos' in leida ? leida.fallos.map(({ campo }) => campo) : [];
}
const mensaje = (cambios: Partial<CuentaEscrita>) => {
  const leida = leerCuenta({ ...escrita, ...cambios });
  return 'fallos' in leida ? leida.fallos.map(({ mensaje: texto }) => texto).join(' · ') : '';
};

describe('an account', () => {
  it('is read with its spaces trimmed, its name in normal form and a blank mail as none', () => {
    expect(leerCuenta({ usuario: '  ＡNA.Díaz ', nombre: ' Ana ', correo: '  ', rol: ' ADMIN ' })).toEqual({
      cuenta: { usuario: 'ana.díaz', nombre: 'Ana', correo: null, roles: ['admin', 'estudiante'] },
    });
  });

  it('names all wrong fields at once', () => {
    expect(campos({ usuario: '', nombre: '', correo: 'x', rol: 'x' })).toEqual([
      'usuario',
      'nombre',
      'correo',
      'rol',
    ]);
  });

  it('is changed without its user name, which is never read', () => {
    expect(leerDatos({ nombre: 'Ana', correo: '', rol: '' })).toEqual({
      cuenta: { nombre: 'Ana', correo: null, roles: ['estudiante'] },
    });
  });
});

describe('a user name', () => {
  it.each(['a', '1', 'ana.diaz', 'ana@uni.es', 'ana-1_b', 'ñandú', '李', 'x'.repeat(100)])(
    'may be %s',
    (usuario) => {
      expect(campos({ usuario })).toEqual([]);
    },
  );

  it.each([
    '',
    '.ana',
    '-ana',
    '@ana',
    'ana diaz',
    'ana/diaz',
    'ana\u200B',
    '<b>',
    "ana'",
    '\u0301',
    'x'.repeat(101),
  ])('is not %j', (usuario) => {
    expect(campos({ usuario })).toEqual(['usuario']);
  });
});

describe('a user name that looks like another', () => {
  it.each([
    ['Cyrillic а', '\u0430na'],
    ['Cyrillic letters alone', '\u0441\u0430\u0440\u0430'],
    ['Greek ο', 'j\u03BFse'],
    ['dotless i', 'admın'],
    ['Latin alpha', '\u0251na'],
    ['Armenian օ', 'j\u0585se'],
  ])('is refused: %s', (_que, usuario) => {
    expect(mensaje({ usuario })).toContain('letras que se confunden con otras');
  });

  it.each(['josé', 'muñoz', 'łukasz', 'straße', 'müller', 'søren'])('is not %s', (usuario) => {
    expect(campos({ usuario })).toEqual([]);
  });
});

describe('a name', () => {
  it.each(['Ѕara Gil', 'Mar\u0456a', 'J\u03BFsé'])('may not mix alphabets in a word: %s', (nombre) => {
    expect(mensaje({ nombre })).toContain('mezcla letras de varios alfabetos');
  });

  it.each(['Ольга Иванова', 'Ana Ольга', 'Işıl Gök'])('may be %s', (nombre) => {
    expect(campos({ nombre })).toEqual([]);
  });

  it.each(['A', 'María de la Ó', 'Ana (2.º B)', '李小龍', "O'Neill", '1', 'x'.repeat(200)])(
    'may be %s',
    (nombre) => {
      expect(campos({ nombre })).toEqual([]);
    },
  );

  it.each(['', '   ', '...', '🙂', 'x'.repeat(201)])('is not %j', (nombre) => {
    expect(mensaje({ nombre })).toBe('falta el nombre, o pasa de 200 caracteres');
  });

  it.each([
    'Ana\tDíaz',
    'Ana\u0000',
    'A\u200Bna',
    'Ana\uFEFFGil',
    'Ana\u2060',
    'Ana\u3164',
    'Ana\u202E',
    'Ana\u2066',
    'D\uFFFDaz',
    'Ana\uD800',
  ])('is not %j, which cannot be read', (nombre) => {
    expect(mensaje({ nombre })).toContain('tiene signos que no se pueden leer');
    expect(mensaje({ nombre })).not.toContain(nombre.replace('\uFFFD', '\u0000'));
  });
});

describe('a mail', () => {
  it.each(['', 'a@b', 'ana.diaz+x@uni.es', 'ñ@uni.es', `${'x'.repeat(252)}@b`])('may be %j', (correo) => {
    expect(campos({ correo })).toEqual([]);
  });

  it.each(['ana', '@uni.es', 'ana@', 'a@b@c', 'a b@c', 'a@b\u202E', `${'x'.repeat(253)}@b`])(
    'is not %j',
    (correo) => {
      expect(campos({ correo })).toEqual(['correo']);
    },
  );
});

describe('a role', () => {
  it.each([
    ['', 'estudiante'],
    ['estudiante', 'estudiante'],
    ['Estudiante ', 'estudiante'],
    ['admin', 'admin'],
    ['ADMIN', 'admin'],
    ['docente', 'docente'],
    [' Docente', 'docente'],
  ])('written %j is %s', (rol, esperado) => {
    const leida = leerDatos({ nombre: 'Ana', correo: '', rol });
    expect('cuenta' in leida && rolDe(leida.cuenta.roles)).toBe(esperado);
  });

  it.each(['administrador', 'profesor', 'admin,estudiante', 'admin;', 'root', '0'])('is not %j', (rol) => {
    expect(campos({ rol })).toEqual(['rol']);
  });
});

it('docente includes estudiante, as admin does', () => {
  for (const rol of ['docente', 'admin'])
    expect(leerDatos({ nombre: 'Ana', correo: '', rol })).toMatchObject({
      cuenta: { roles: [rol, 'estudiante'] },
    });
});

describe('a quotation in a message', () => {
  it.each([
    [60, false],
    [61, true],
  ])('of %i letters is shortened: %s', (n, corto) => {
    expect(mensaje({ rol: '🙂'.repeat(n) })).toBe(
      `el rol «${'🙂'.repeat(60)}${corto ? '…' : ''}» no existe: use estudiante, docente o admin`,
    );
  });

  it('has no sign that could reorder or hide the rest', () => {
    expect(mensaje({ usuario: 'a\u202Eb\u0007' })).toContain('«a\uFFFDb\uFFFD»');
  });
});
