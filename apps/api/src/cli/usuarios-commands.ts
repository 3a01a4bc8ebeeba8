import { parseArgs } from 'node:util';

import { esDeNadie } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';
import { fraseDeCursosSinDocente } from '@mantenible/wording/cursos-sin-docente';
import { CODIFICACIONES, esCodificacion } from '@mantenible/wording/texto-de-archivo';

import type { Entrega } from '../identity/administracion/administracion.port.ts';
import type { CuentaEscrita } from '../identity/administracion/plantilla-cuenta.ts';
import type { Terminal } from './terminal.ts';
import { importarArchivo } from './usuarios-import.ts';

export const usage = `Uso: npm run usuarios -- ORDEN

  agregar USUARIO --nombre NOMBRE [--rol estudiante|docente|admin] [--correo CORREO]
  listar
  restablecer USUARIO             da una contraseña inicial nueva
  importar ARCHIVO.csv [--cambiar] [--codificacion ${CODIFICACIONES.join('|')}]
                                  columnas usuario,nombre,correo,rol; las contraseñas quedan en ARCHIVO-claves.csv;
                                  se muestran las primeras filas como se leyeron; si la codificación se supuso,
                                  no se importa hasta que se repite con --codificacion;
                                  los cambios de cuentas que ya existen se muestran, y se hacen con --cambiar
  desactivar USUARIO              cierra sus sesiones; sus proyectos se conservan
  activar USUARIO                 podrá entrar de nuevo, con la contraseña que tenía
  vincular SUB_ANTERIOR SUB_NUEVO pasa proyectos, pruebas y borradores de una identidad a otra`;

/** Runs one command and returns the exit code. */
export async function usuarios(terminal: Terminal, args: readonly string[]): Promise<number> {
  try {
    return await ejecutar(terminal, args);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    terminal.fail(textoDe(error));
    return 1;
  }
}

/** The message, and every reason except one equal to it. */
function textoDe({ message, detalles }: DomainError): string {
  return [...new Set([message, ...detalles.map(({ mensaje }) => mensaje)])].join('\n');
}

async function ejecutar(terminal: Terminal, args: readonly string[]): Promise<number> {
  const parsed = parsedArgs(args);
  if (parsed === null) return printUsage(terminal);
  const { values, positionals } = parsed;
  const [command, first = '', second = '', ...rest] = positionals;
  const given = [first, second].filter((value) => value !== '').length;
  if (rest.length > 0) return printUsage(terminal);
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
      return importar(terminal, first, values);
    case 'desactivar 1':
      return desactivar(terminal, first);
    case 'activar 1':
      return activar(terminal, first);
    case 'vincular 2':
      return vincularSujetos(terminal, first, second);
    default:
      return printUsage(terminal);
  }
}

const text = { type: 'string', default: '' } as const;
const options = {
  nombre: text,
  correo: text,
  rol: text,
  codificacion: text,
  cambiar: { type: 'boolean', default: false },
} as const;

function parsedArgs(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], allowPositionals: true, options, tokens: true });
    const given = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    // Of two values, as of two roles, the first would be dropped in silence.
    return new Set(given).size < given.length ? null : parsed;
  } catch {
    return null;
  }
}

function printUsage({ fail }: Terminal): number {
  fail(usage);
  return 2;
}

async function importar(
  terminal: Terminal,
  archivo: string,
  { cambiar, codificacion }: { readonly cambiar: boolean; readonly codificacion: string },
): Promise<number> {
  const elegida = codificacion === '' ? null : codificacion.toLowerCase();
  if (elegida !== null && !esCodificacion(elegida)) return printUsage(terminal);
  return importarArchivo(terminal, archivo, { cambiar, codificacion: elegida });
}

async function agregar({ administracion, print }: Terminal, escrita: CuentaEscrita): Promise<number> {
  print(`Cuenta creada. ${fraseDeEntrega(await administracion.agregar(escrita))}`);
  return 0;
}

async function listar({ administracion, print }: Terminal): Promise<number> {
  for (const { usuario, nombre, roles, activa, sub } of await administracion.todas()) {
    print([usuario, nombre, roles.join(' '), activa ? 'activa' : 'desactivada', sub].join('\t'));
  }
  return 0;
}

async function restablecer({ administracion, print }: Terminal, usuario: string): Promise<number> {
  print(fraseDeEntrega(await administracion.restablecer({ usuario })));
  return 0;
}

async function desactivar({ administracion, print }: Terminal, escrito: string): Promise<number> {
  const { usuario, cursosSinDocente } = await administracion.activar({ usuario: escrito }, false);
  print(`Cuenta «${usuario}» desactivada y sus sesiones cerradas. Sus proyectos se conservan.`);
  const frase = fraseDeCursosSinDocente(cursosSinDocente);
  if (frase !== null) print(frase);
  return 0;
}

async function activar({ administracion, print }: Terminal, escrito: string): Promise<number> {
  const { usuario } = await administracion.activar({ usuario: escrito }, true);
  print(`Cuenta «${usuario}» activada. Entra con la contraseña que tenía.`);
  return 0;
}

async function vincularSujetos(
  { administracion, print, fail }: Terminal,
  anterior: string,
  nuevo: string,
): Promise<number> {
  if (esDeNadie(anterior) || esDeNadie(nuevo)) {
    fail('No se movió nada: el ejemplo resuelto no es de ninguna persona.');
    return 1;
  }
  const vinculo = await administracion.vincular(anterior, nuevo);
  if ('repetidos' in vinculo) {
    fail(`No se movió nada: las dos identidades tienen proyectos llamados ${vinculo.repetidos.join(', ')}.`);
    return 1;
  }
  const { proyectos, pruebas, borradores } = vinculo;
  const movidos = [
    contar(proyectos, 'proyecto', 'proyectos'),
    contar(pruebas, 'prueba', 'pruebas'),
    contar(borradores, 'borrador', 'borradores'),
  ];
  print(`Movidos: ${movidos.join(', ')}.`);
  return 0;
}

function fraseDeEntrega({ usuario, clave }: Entrega): string {
  return `Contraseña inicial de «${usuario}»: ${clave} (tendrá que cambiarla al entrar).`;
}
