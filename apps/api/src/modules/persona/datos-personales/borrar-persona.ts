import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { personaEliminada, type LoQueSeVa, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type { Turn } from '../../comun/en-tramos.ts';
import type { BorradoDePersona, DatosDePersonaRepository, ParteDeDatos } from './datos-de-persona.port.ts';

export interface DepsDatos {
  readonly datos: DatosDePersonaRepository;
  readonly borrado: BorradoDePersona;
  readonly auditoria: Auditoria;
  readonly now: () => Date;
}

async function exigirPersona({ datos }: Pick<DepsDatos, 'datos'>, sub: string): Promise<PersonaBuscada> {
  const persona = sub === personaEliminada.sub ? null : await datos.persona(sub);
  if (persona === null) throw noEncontrado('la persona');
  return persona;
}

/** What the product keeps of a person, for that person or an admin; the export stands in the audit trail. */
export async function exportarDatos(
  deps: Pick<DepsDatos, 'datos' | 'auditoria'>,
  quien: Persona,
  sub: string,
  turn: Turn,
): Promise<readonly ParteDeDatos[]> {
  const { nombre } = sub === quien.sub ? quien : await exigirPersona(deps, sub);
  await deps.auditoria.apuntar({
    quien,
    accion: 'exportacion',
    objeto: `Datos de: ${nombre}`,
    objetoId: sub,
  });
  return deps.datos.partes(sub, turn);
}

/** What would go and what would stay of a person. */
export async function preverBorrado(
  deps: Pick<DepsDatos, 'datos'>,
  sub: string,
): Promise<{ readonly persona: PersonaBuscada; readonly cuenta: LoQueSeVa }> {
  return { persona: await exigirPersona(deps, sub), cuenta: await deps.datos.contar(sub) };
}

/**
 * Erases a person: what may be much in slices, own projects each in its transaction, then all the rest in one, which finds no project
 * left; a repetition continues.
 */
export async function borrarPersona(
  { borrado, ...deps }: DepsDatos,
  quien: Persona,
  sub: string,
): Promise<void> {
  if (sub === quien.sub)
    throw new DomainError(
      'conflict',
      'persona-propia',
      'No puede eliminar sus propios datos: pídaselo a otra persona con el rol de administración.',
    );
  const persona = await exigirPersona(deps, sub);
  await borrado.adelantar(persona);
  for (let queda = true; queda;)
    queda =
      (await borrado.soltarProyecto(persona, quien, deps.now())) ||
      !(await borrado.borrar(persona, quien, deps.now()));
}
