import { parseArgs } from 'node:util';

import {
  agregarCuenta,
  restablecerClave,
  type Entrega,
} from '../identity/administracion/cuentas-de-clase.ts';
import { leerCuenta } from '../identity/administracion/plantilla-cuenta.ts';
import { vincular } from '../identity/administracion/vincular.repository.ts';
import { usuarioNormal } from '../identity/cuentas/cuenta.port.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import type { Terminal } from './terminal.ts';
import { importarArchivo } from './usuarios-import.ts';

export const usage = `Uso: npm run usuarios -- ORDEN

  agregar USUARIO --nombre NOMBRE [--rol estudiante|admin] [--correo CORREO]
  listar
  restablecer USUARIO             da una contraseña inicial nueva
  importar ARCHIVO.csv            columnas usuario,nombre,correo,rol; las contraseñas quedan en ARCHIVO-claves.csv
  desactivar USUARIO              sus proyectos se conservan; importarlo otra vez lo reactiva
  vincular SUB_ANTERIOR SUB_NUEVO pasa proyectos, pruebas y borradores de una identidad a otra`;

/** Runs one command; the answer is the exit code. */
export async function usuarios(terminal: Terminal, args: readonly string[]): Promise<number> {
  const parsed = parsedArgs(args);
  if (parsed === null) return misused(terminal);
  const { values, positionals } = parsed;
  const [command, first = '', second = '', ...rest] = positionals;
  const given = [first, second].filter((value) => value !== '').length;
  if (rest.length > 0) return misused(terminal);
  switch (`${command ?? ''} ${given}`) {
    case 'agregar 1':
      return agregar(terminal, {
        usuario: first,
        nombre: values.nombre,
        correo: values.correo,
        rol: values.rol,
      });
    case 'listar 0':
      return listar(terminal);
    case 'restablecer 1':
      return restablecer(terminal, first);
    case 'importar 1':
      return importarArchivo(terminal, first);
    case 'desactivar 1':
      return desactivar(terminal, first);
    case 'vincular 2':
      return mover(terminal, first, second);
    default:
      return misused(terminal);
  }
}

function parsedArgs(args: readonly string[]) {
  const text = { type: 'string', default: '' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { nombre: text, correo: text, rol: text },
    });
  } catch {
    return null;
  }
}

function misused({ fail }: Terminal): number {
  fail(usage);
  return 2;
}

async function agregar(
  { db, now, print, fail }: Terminal,
  escrita: Parameters<typeof leerCuenta>[0],
): Promise<number> {
  const leida = leerCuenta(escrita);
  if ('fallos' in leida) {
    fail(leida.fallos.join('\n'));
    return 1;
  }
  const entrega = await agregarCuenta({ cuentas: cuentaRepository(db, now) }, leida.cuenta);
  if (entrega === null) {
    fail(`Ya hay una cuenta «${leida.cuenta.usuario}».`);
    return 1;
  }
  print(`Cuenta creada. ${frase(entrega)}`);
  return 0;
}

async function listar({ db, now, print }: Terminal): Promise<number> {
  for (const { usuario, nombre, roles, activa, sub } of await cuentaRepository(db, now).listar()) {
    print([usuario, nombre, roles.join(' '), activa ? 'activa' : 'desactivada', sub].join('\t'));
  }
  return 0;
}

async function restablecer(terminal: Terminal, usuario: string): Promise<number> {
  const { db, now, print } = terminal;
  const cuentas = cuentaRepository(db, now);
  const entrega = await restablecerClave({ cuentas }, usuario);
  if (entrega === null) return desconocida(terminal, usuario);
  const cuenta = await cuentas.buscarPorUsuario(entrega.usuario);
  if (cuenta) await oidcRepository(db).endSessions(cuenta.sub, null);
  print(frase(entrega));
  return 0;
}

async function desactivar(terminal: Terminal, usuario: string): Promise<number> {
  const { db, now, print } = terminal;
  const cuentas = cuentaRepository(db, now);
  const cuenta = await cuentas.buscarPorUsuario(usuarioNormal(usuario));
  if (cuenta === null) return desconocida(terminal, usuario);
  await cuentas.activar(cuenta.sub, false);
  await oidcRepository(db).endSessions(cuenta.sub, null);
  print(`Cuenta «${cuenta.usuario}» desactivada y sus sesiones cerradas. Sus proyectos se conservan.`);
  return 0;
}

async function mover({ db, print, fail }: Terminal, anterior: string, nuevo: string): Promise<number> {
  const vinculo = await vincular(db, anterior, nuevo);
  if ('repetidos' in vinculo) {
    fail(`No se movió nada: las dos identidades tienen proyectos llamados ${vinculo.repetidos.join(', ')}.`);
    return 1;
  }
  const { proyectos, pruebas, borradores } = vinculo;
  print(`Movidos: ${proyectos} proyectos, ${pruebas} pruebas y ${borradores} borradores.`);
  return 0;
}

function desconocida({ fail }: Terminal, usuario: string): number {
  fail(`No hay ninguna cuenta «${usuario}».`);
  return 1;
}

function frase({ usuario, clave }: Entrega): string {
  return `Contraseña inicial de «${usuario}»: ${clave} (tendrá que cambiarla al entrar).`;
}
