import type { Persona } from '@mantenible/domain/acceso';
import {
  bytesDeCodigo,
  codigoDe,
  exigirAbierto,
  exigirPaso,
  maximoAbiertos,
  maximoDocentes,
  maximoEnUnDia,
  validarCurso,
  type DatosCurso,
  type EstadoCurso,
} from '@mantenible/domain/curso';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { exigirEscritura, exigirHallado, type Escritura } from '../comun/escritura.ts';
import type { CambioDeCurso, CursoLeido, CursoRepository } from './curso.port.ts';
import { exigirCurso } from './exigir-curso.ts';
import { presentarCurso } from './leer-cursos.ts';

export interface DepsCursos {
  readonly cursos: CursoRepository;
  readonly esZona: (nombre: string) => boolean;
  /** So many random bytes. */
  readonly azar: (cuantos: number) => Uint8Array;
  readonly now: () => Date;
}

/** Times that a code is made again where another course has it. */
const maximoIntentos = 5;

/** Opens a course with its caller as lecturer and a join code; the same id again gives the stored one. */
export async function crearCurso(
  deps: DepsCursos,
  persona: Persona,
  { _id, ...datos }: DatosCurso & { readonly _id: string },
) {
  const nuevo = { _id, ...validarCurso(datos, deps.esZona) };
  for (let intento = 0; intento < maximoIntentos; intento += 1) {
    const autoria = { quien: persona, now: deps.now(), maximo: maximoAbiertos, maximoEnUnDia };
    const salida = await deps.cursos.crear({ ...nuevo, codigo: nuevoCodigo(deps) }, autoria);
    if (salida === 'creado') break;
    const ya = await deps.cursos.buscar(_id, persona.sub);
    if (ya !== null) break;
    if (salida === 'completos') throw cursosCompletos();
    if (salida === 'muchos-hoy') throw muchosCursosHoy();
  }
  return presentarCurso(persona, exigirHallado(await deps.cursos.buscar(_id, persona.sub), 'el curso'));
}

function cursosCompletos(): DomainError {
  return new DomainError(
    'conflict',
    'cursos-completos',
    `Ya tiene ${contar(maximoAbiertos, 'curso abierto', 'cursos abiertos')}, que son los que admite cada docente. Cierre uno que haya terminado antes de abrir otro.`,
  );
}

function muchosCursosHoy(): DomainError {
  return new DomainError(
    'conflict',
    'muchos-cursos-hoy',
    `En las últimas 24 horas abrió ${contar(maximoEnUnDia, 'curso', 'cursos')}, que son los que admite cada docente. Abra el siguiente mañana.`,
  );
}

/** Changes what a lecturer writes of a course; with `esperada`, only that version (412 otherwise). */
export async function cambiarCurso(
  deps: DepsCursos,
  persona: Persona,
  id: string,
  { datos, esperada }: { readonly datos: DatosCurso; readonly esperada: number | null },
) {
  const curso = await exigirCurso(deps.cursos, persona, id, 'cambiar');
  if (curso.estado === 'archivado') exigirPaso('archivado', 'abierto');
  return escribir(deps, persona, id, {
    cambio: validarCurso(datos, deps.esZona),
    esperada,
    detalle: 'cambio',
  });
}

/** Closes, opens again or archives a course. Closing switches its code off. */
export async function pasarCurso(deps: DepsCursos, persona: Persona, id: string, estado: EstadoCurso) {
  const curso = await exigirCurso(deps.cursos, persona, id, 'cerrar');
  exigirPaso(curso.estado, estado);
  if (curso.estado === estado) return presentarCurso(persona, curso);
  if (estado === 'abierto') return reabrirCurso(deps, persona, curso);
  const now = deps.now();
  const cambios: Readonly<Record<Exclude<EstadoCurso, 'abierto'>, CambioDeCurso>> = {
    cerrado: { estado, codigo: null, cerrado: now },
    archivado: { estado, codigo: null, archivado: now },
  };
  return escribir(deps, persona, id, { cambio: cambios[estado], esperada: curso.version, detalle: estado });
}

async function reabrirCurso(deps: DepsCursos, persona: Persona, { _id, version }: CursoLeido) {
  const apunte = { quien: persona, now: deps.now(), detalle: 'abierto', maximo: maximoAbiertos };
  const escritura = await deps.cursos.reabrir(_id, version, apunte);
  if (escritura === 'completos') throw cursosCompletos();
  if (typeof escritura !== 'object') return escrito(deps, persona, _id, escritura);
  const [primero = '', ...otros] = escritura.enOtro;
  const mas = otros.length === 0 ? '' : ` y ${contar(otros.length, 'proyecto más', 'proyectos más')}`;
  throw new DomainError(
    'conflict',
    'proyecto-en-otro-curso',
    `No se puede volver a abrir: «${primero}»${mas} ya está en otro curso abierto.`,
  );
}

/** Gives the course another code, or none. */
export async function cambiarCodigo(
  deps: DepsCursos,
  persona: Persona,
  id: string,
  cambio: 'renovar' | 'desactivar',
): Promise<{ readonly codigo: string | null }> {
  const { estado } = await exigirCurso(deps.cursos, persona, id, 'cambiar');
  exigirAbierto(estado);
  for (let intento = 0; intento < maximoIntentos; intento += 1) {
    const codigo = cambio === 'renovar' ? nuevoCodigo(deps) : null;
    const autoria = { quien: persona, now: deps.now(), detalle: `código: ${cambio}` };
    const salida = await deps.cursos.cambiarCodigo(id, codigo, autoria);
    if (salida === 'repetido') continue;
    exigirAbierto(salida === 'hecho' ? 'abierto' : 'cerrado');
    return { codigo };
  }
  throw new Error('no join code was free');
}

function nuevoCodigo({ azar }: Pick<DepsCursos, 'azar'>): string {
  for (;;) {
    const codigo = codigoDe(azar(bytesDeCodigo));
    if (codigo !== null) return codigo;
  }
}

async function escribir(
  deps: DepsCursos,
  persona: Persona,
  id: string,
  {
    cambio,
    esperada,
    detalle,
  }: { readonly cambio: CambioDeCurso; readonly esperada: number | null; readonly detalle: string },
) {
  const apunte = { quien: persona, now: deps.now(), detalle };
  const escritura = await deps.cursos.cambiar(id, cambio, esperada, apunte);
  if (escritura === 'con-entregas')
    throw new DomainError(
      'conflict',
      'con-entregas',
      'El curso ya tiene entregas, cuyos plazos son de su zona horaria: la zona no cambia mientras existan. Deje la zona que tenía.',
    );
  if (escritura === 'con-notas')
    throw new DomainError(
      'conflict',
      'con-notas',
      'El curso ya tiene notas publicadas, que se leen con su escala y su nota para aprobar: las dos quedan como están. Deje las que tenía.',
    );
  return escrito(deps, persona, id, escritura);
}

/** The course after a change, unless that was refused. */
async function escrito(deps: DepsCursos, persona: Persona, id: string, escritura: Escritura) {
  exigirEscritura(escritura, 'el curso');
  return presentarCurso(persona, exigirHallado(await deps.cursos.buscar(id, persona.sub), 'el curso'));
}

export async function borrarCurso({ cursos, now }: DepsCursos, persona: Persona, id: string): Promise<void> {
  await exigirCurso(cursos, persona, id, 'borrar');
  if (!(await cursos.borrar(id, { quien: persona, now: now() }))) throw noEncontrado('el curso');
}

/** Names a lecturer by user name. */
export async function nombrarDocente(deps: DepsCursos, persona: Persona, id: string, usuario: string) {
  await exigirCurso(deps.cursos, persona, id, 'nombrarDocentes');
  const sub = await deps.cursos.buscarUsuario(usuario);
  if (sub === null)
    throw new DomainError(
      'not-found',
      'usuario-ausente',
      `Ninguna persona tiene el usuario «${usuario}», o todavía no ha entrado nunca. Revise cómo se escribe.`,
    );
  const autoria = { quien: persona, now: deps.now(), maximo: maximoDocentes };
  if ((await deps.cursos.nombrarDocente(id, sub, autoria)) === 'lleno')
    throw new DomainError(
      'conflict',
      'docentes-completos',
      `El curso ya tiene ${contar(maximoDocentes, 'docente', 'docentes')}, que son los que admite.`,
    );
  return presentarCurso(persona, exigirHallado(await deps.cursos.buscar(id, persona.sub), 'el curso'));
}

export async function quitarDocente(
  { cursos, now }: DepsCursos,
  persona: Persona,
  { cursoId, docente }: { readonly cursoId: string; readonly docente: string },
): Promise<void> {
  await exigirCurso(cursos, persona, cursoId, 'nombrarDocentes');
  const salida = await cursos.quitarDocente(cursoId, docente, { quien: persona, now: now() });
  if (salida === 'no-encontrado') throw noEncontrado('el docente en este curso');
  if (salida === 'unico')
    throw new DomainError(
      'conflict',
      'docente-unico',
      'Un curso tiene al menos un docente con ese rol en una cuenta activa: nombre a otro antes de quitar a este.',
    );
}
