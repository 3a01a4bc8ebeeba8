import type { Persona } from '@mantenible/domain/acceso';
import { exigirAbierto, leerCodigo, maximoPersonas } from '@mantenible/domain/curso';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import type { IntentosDeCodigo } from './intentos-de-codigo.ts';
import { exigirCurso, type CursoPorId } from './exigir-curso.ts';
import type { AvisoDePrivacidad, CursoConCodigo, PersonasRepository } from './personas.port.ts';

export interface DepsUnirse {
  readonly cursos: CursoPorId;
  readonly personas: PersonasRepository;
  readonly intentos: IntentosDeCodigo;
  readonly aviso: AvisoDePrivacidad;
  readonly now: () => Date;
}

/** Who tries a code: the person, and the group of addresses that the request comes from. */
export interface QuienPrueba {
  readonly persona: Persona;
  readonly grupo: string;
}

/** The course of a code, with the notice that the person reads before joining. */
export async function leerInvitacion(deps: DepsUnirse, quien: QuienPrueba, escrito: string) {
  const { _id, nombre, periodo, docentes, unido } = await exigirCodigo(deps, quien, escrito);
  return { _id, nombre, periodo, docentes, unido, aviso: deps.aviso };
}

/** Joins the course of a code; a second time changes nothing. */
export async function unirse(
  deps: DepsUnirse,
  quien: QuienPrueba,
  { codigo: escrito, aviso }: { readonly codigo: string; readonly aviso: string },
): Promise<{ readonly _id: string }> {
  const { _id, estado } = await exigirCodigo(deps, quien, escrito);
  exigirAbierto(estado);
  if (aviso !== deps.aviso.version)
    throw new DomainError(
      'conflict',
      'aviso-cambiado',
      'El aviso de privacidad cambió mientras lo leía. Vuelva a abrir el enlace para leer el de ahora.',
    );
  const { sub, usuario = null, correo = null } = quien.persona;
  const codigo = leerCodigo(escrito) ?? '';
  const persona = { sub, usuario, correo, codigo, aviso: deps.aviso };
  const autoria = { quien: quien.persona, now: deps.now(), maximo: maximoPersonas };
  const salida = await deps.personas.unir(_id, persona, autoria);
  if (salida === 'codigo-cambiado') throw codigoAusente();
  if (salida === 'lleno')
    throw new DomainError(
      'conflict',
      'curso-lleno',
      `El curso ya tiene ${contar(maximoPersonas, 'persona', 'personas')} entre las que se unieron y las de su lista, que son las que admite. Avise a su docente.`,
    );
  return { _id };
}

/** The course of a code. Wrong codes are counted, for the person and for the group of addresses. */
async function exigirCodigo(
  { personas, intentos }: DepsUnirse,
  { persona, grupo }: QuienPrueba,
  escrito: string,
): Promise<CursoConCodigo> {
  const intento = intentos.empezar(persona.sub, grupo);
  const codigo = leerCodigo(escrito);
  const curso = codigo === null ? null : await personas.porCodigo(codigo, persona.sub);
  if (curso === null) {
    intento.fallar();
    throw codigoAusente();
  }
  intento.acertar();
  return curso;
}

function codigoAusente(): DomainError {
  return new DomainError(
    'not-found',
    'codigo-ausente',
    'Ningún curso abierto tiene este código. Revise cómo se escribe o pida a su docente el de ahora: pudo renovarlo o cerrar el curso.',
  );
}

/** Leaves a course, with the person's own projects. */
export async function salirDelCurso(deps: DepsUnirse, persona: Persona, cursoId: string): Promise<void> {
  const curso = await exigirCurso(deps.cursos, persona, cursoId, 'leer');
  if (curso.mio === null) throw noEncontrado('su ingreso en este curso');
  const salida = await deps.personas.quitar(cursoId, persona.sub, { quien: persona, now: deps.now() });
  if (salida === 'nota-publicada')
    throw new DomainError(
      'conflict',
      'nota-publicada',
      'Ya tiene una nota publicada en este curso y no puede salir de él. Hable con su docente.',
    );
}

/** Takes a person out of a course, for its lecturers. */
export async function quitarPersona(
  deps: DepsUnirse,
  persona: Persona,
  { cursoId, persona: sub }: { readonly cursoId: string; readonly persona: string },
): Promise<void> {
  await exigirCurso(deps.cursos, persona, cursoId, 'cambiar');
  const salida = await deps.personas.quitar(cursoId, sub, { quien: persona, now: deps.now() });
  if (salida === 'ausente') throw noEncontrado('la persona en este curso');
  if (salida === 'nota-publicada')
    throw new DomainError(
      'conflict',
      'nota-publicada',
      'Esta persona ya tiene una nota publicada en el curso: sus datos se conservan con ella.',
    );
}
