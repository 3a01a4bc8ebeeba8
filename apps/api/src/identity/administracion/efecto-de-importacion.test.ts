import type { Rol } from '@mantenible/domain/acceso';
import { describe, expect, it } from 'vitest';

import type { CuentaConClave } from '../cuentas/cuenta.port.ts';
import { consola } from './administracion.port.ts';
import { leerCsv } from './leer-csv.ts';
import { efectoDeImportacion } from './efecto-de-importacion.ts';

const soloAdmin = 'debe quedar al menos una cuenta activa con el rol admin';

const cuenta = (
  usuario: string,
  rol: Rol = 'estudiante',
  cambios: Partial<CuentaConClave> = {},
): CuentaConClave => ({
  sub: `sub-${usuario}`,
  usuario,
  nombre: usuario.toUpperCase(),
  correo: null,
  roles: rol === 'admin' ? ['admin', 'estudiante'] : ['estudiante'],
  activa: true,
  debeCambiarClave: false,
  claveHash: '',
  ...cambios,
});

/** State and reasons of each line of a class without mails, by its user name. */
function efecto(
  lineas: readonly string[],
  conocidas: readonly CuentaConClave[],
  quien: { readonly sub: string; readonly nombre: string } = consola,
) {
  const filas = leerCsv(['usuario,nombre,rol', ...lineas].join('\n')).filas;
  const admins = conocidas.filter((una) => una.activa && una.roles.includes('admin')).map(({ sub }) => sub);
  const conEfecto = efectoDeImportacion(filas, conocidas, { quien, admins });
  return Object.fromEntries(conEfecto.map(({ usuario, estado, motivos }) => [usuario, [estado, ...motivos]]));
}

const jefa = cuenta('jefa', 'admin');

describe('the effect of a line', () => {
  it.each([
    ['nueva', 'otra,Otra,', cuenta('ana')],
    ['sin-cambios', 'ana,ANA,', cuenta('ana')],
    ['sin-cambios', 'ana,ANA,estudiante', cuenta('ana')],
    ['cambia', 'ana,Ana Díaz,', cuenta('ana')],
    ['cambia', 'ana,ANA,admin', cuenta('ana')],
    ['cambia', 'ana,ANA,', cuenta('ana', 'admin')],
    ['sin-cambios', 'ana,ANA,', cuenta('ana', 'estudiante', { correo: 'a@b' })],
    ['revive', 'ana,ANA,', cuenta('ana', 'estudiante', { activa: false })],
    ['revive', 'ana,Ana Díaz,admin', cuenta('ana', 'estudiante', { activa: false })],
  ])('is %s for «%s»', (estado, linea, conocida) => {
    const [usuario = ''] = linea.split(',');
    expect(efecto([linea], [jefa, conocida])).toEqual({ [usuario]: [estado] });
  });

  it('does not depend on the order of the stored roles', () => {
    const alReves = cuenta('ana', 'admin', { roles: ['estudiante', 'admin'] });
    expect(efecto(['ana,ANA,admin'], [jefa, alReves])).toEqual({ ana: ['sin-cambios'] });
  });

  it('is an error for a wrong line, whatever the others are', () => {
    expect(efecto(['ana,ANA,rey', 'beto,Beto,'], [jefa, cuenta('ana')])).toEqual({
      ana: ['error', 'el rol «rey» no existe: use estudiante, docente o admin'],
      beto: ['nueva'],
    });
  });
});

describe('absent columns', () => {
  const ayudante = cuenta('ayudante', 'admin', { correo: 'a@b' });
  const efectoDe = (contenido: string) =>
    efectoDeImportacion(leerCsv(contenido).filas, [jefa, ayudante], { quien: consola, admins: [jefa.sub] });

  it('keep mail and role', () => {
    expect(efectoDe('usuario,nombre\nayudante,Ayudante')).toMatchObject([
      {
        estado: 'cambia',
        cambios: [{ campo: 'nombre', antes: 'AYUDANTE', despues: 'Ayudante' }],
        pedida: { correo: 'a@b', roles: ['admin', 'estudiante'] },
      },
    ]);
  });

  it('are not empty cells, which empty the mail and take the role', () => {
    expect(efectoDe('usuario,nombre,correo,rol\nayudante,AYUDANTE,,')).toMatchObject([
      {
        cambios: [
          { campo: 'correo', antes: 'a@b', despues: '' },
          { campo: 'rol', antes: 'admin', despues: 'estudiante' },
        ],
        pedida: { correo: null, roles: ['estudiante'] },
      },
    ]);
  });

  it('mean no mail and the role estudiante for a new account', () => {
    expect(efectoDe('usuario,nombre\nluz,Luz')).toMatchObject([
      { estado: 'nueva', cambios: [], pedida: { correo: null, roles: ['estudiante'] } },
    ]);
  });
});

describe('an admin remains', () => {
  it('when the only one would lose the role, that line is refused and the others stay', () => {
    expect(efecto(['jefa,JEFA,', 'ana,Ana,'], [jefa])).toEqual({
      jefa: ['error', soloAdmin],
      ana: ['nueva'],
    });
  });

  it('when all would lose it, each of these lines is refused', () => {
    expect(efecto(['jefa,JEFA,', 'otra,OTRA,'], [jefa, cuenta('otra', 'admin')])).toEqual({
      jefa: ['error', soloAdmin],
      otra: ['error', soloAdmin],
    });
  });

  it.each([
    ['another active admin is not in the file', [jefa, cuenta('otra', 'admin')], ['jefa,JEFA,']],
    ['the file makes a new admin', [jefa], ['jefa,JEFA,', 'nueva,Nueva,admin']],
    [
      'the file revives one',
      [jefa, cuenta('vieja', 'admin', { activa: false })],
      ['jefa,JEFA,', 'vieja,V,admin'],
    ],
    ['the file promotes one', [jefa, cuenta('ana')], ['jefa,JEFA,', 'ana,ANA,admin']],
  ])('so the role may go where %s', (_que, conocidas, lineas) => {
    expect(efecto(lineas, conocidas)['jefa']).toEqual(['cambia']);
  });

  it('and an inactive one does not count, and can lose the role', () => {
    const vieja = cuenta('vieja', 'admin', { activa: false });
    expect(efecto(['jefa,JEFA,'], [jefa, vieja])).toEqual({ jefa: ['error', soloAdmin] });
    expect(efecto(['vieja,VIEJA,'], [jefa, vieja])).toEqual({ vieja: ['revive'] });
  });

  it('and a wrong line that names an admin makes none', () => {
    expect(efecto(['jefa,JEFA,', 'mala,,admin'], [jefa])).toMatchObject({ jefa: ['error', soloAdmin] });
  });
});

describe('the responsible admin', () => {
  const yo = { sub: 'sub-jefa', nombre: 'Jefa' };
  const otra = cuenta('otra', 'admin');

  it('cannot take the own role, also where another admin has it', () => {
    expect(efecto(['jefa,JEFA,', 'otra,OTRA,'], [jefa, otra], yo)).toEqual({
      jefa: ['error', 'no puede quitarse a sí mismo el rol admin'],
      otra: ['cambia'],
    });
  });

  it('can take that of another, and change the own name', () => {
    expect(efecto(['jefa,Jefa Díaz,admin', 'otra,OTRA,'], [jefa, otra], yo)).toEqual({
      jefa: ['cambia'],
      otra: ['cambia'],
    });
  });

  it('has no account on the command line', () => {
    const llamada = cuenta('consola', 'admin', { sub: 'consola' });
    expect(efecto(['consola,CONSOLA,'], [jefa, llamada])).toEqual({ consola: ['cambia'] });
  });
});
