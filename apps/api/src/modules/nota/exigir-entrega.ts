import { puede, type Persona } from '@mantenible/domain/acceso';
import { exigirSinArchivar } from '@mantenible/domain/entrega';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type {
  EntregaDeNotas,
  EntregadoDeNotas,
  EntregadoLeido,
  EntregasDeNotas,
  LugarDeEntrega,
} from './nota.port.ts';

type Entregas = Pick<EntregasDeNotas, 'entrega' | 'entregados'>;

const soloDocentes = () =>
  new DomainError('forbidden', 'prohibido', 'Solo los docentes de este curso pueden hacer eso.');

/** Whether the person is a lecturer of the delivery's course. */
export function esDocenteDe(persona: Persona, { pertenencia }: Pick<EntregaDeNotas, 'pertenencia'>): boolean {
  const { docentes } = pertenencia;
  return puede(persona, 'nota', 'calificar', { propietario: '', miembros: [], docentes });
}

/** Whether the person belongs to the team that delivered. */
export const esDelEquipo = ({ sub }: Persona, { miembros }: Pick<EntregadoDeNotas, 'miembros'>): boolean =>
  miembros.some((uno) => uno.sub === sub);

interface Deps {
  readonly entregas: Pick<Entregas, 'entrega'>;
  readonly now: () => Date;
}

/** Whether the person reads the marks of the whole class. */
function leeClase(persona: Persona, { pertenencia: { docentes } }: EntregaDeNotas): boolean {
  return puede(persona, 'nota', 'leerClase', { propietario: '', miembros: [], docentes });
}

/** The delivery, for those who read its course; people who do not teach it read it from its opening on. */
export async function exigirEntrega(
  { entregas, now }: Deps,
  persona: Persona,
  entregaId: string,
): Promise<EntregaDeNotas> {
  const entrega = await entregas.entrega(entregaId, persona.sub);
  const seLee =
    entrega &&
    puede(persona, 'rubrica', 'leer', entrega.pertenencia) &&
    (leeClase(persona, entrega) || entrega.abre <= now());
  if (!seLee) throw noEncontrado('la entrega');
  return entrega;
}

/** The delivery, for a lecturer who changes something of it. */
export async function exigirDocente(
  deps: Deps,
  persona: Persona,
  entregaId: string,
): Promise<EntregaDeNotas> {
  const entrega = await exigirEntrega(deps, persona, entregaId);
  if (!esDocenteDe(persona, entrega)) throw soloDocentes();
  exigirSinArchivar(entrega.estado);
  return entrega;
}

/** The delivery, for those who read the marks of the whole class: lecturers and admins. */
export async function exigirClase(deps: Deps, persona: Persona, entregaId: string): Promise<EntregaDeNotas> {
  const entrega = await exigirEntrega(deps, persona, entregaId);
  if (!leeClase(persona, entrega)) throw soloDocentes();
  return entrega;
}

/** What a project delivered, for its team, the lecturers of the course and admins. */
export async function exigirEntregado(
  entregas: Entregas,
  persona: Persona,
  { entregaId, proyectoId }: LugarDeEntrega,
): Promise<EntregadoLeido> {
  const [entrega, [entregado]] = await Promise.all([
    entregas.entrega(entregaId, persona.sub),
    entregas.entregados(entregaId, proyectoId),
  ]);
  if (!entrega || !entregado) throw noEncontrado('lo entregado');
  const { propietario, miembros: equipo } = entregado;
  const miembros = equipo.map(({ sub }) => sub);
  const { docentes } = entrega.pertenencia;
  if (!puede(persona, 'nota', 'leer', { propietario, miembros, docentes }))
    throw noEncontrado('lo entregado');
  const propio = puede(persona, 'nota', 'pedirRevision', { propietario, miembros, docentes: [] });
  const docente = esDocenteDe(persona, entrega);
  const correctores = docentes.filter((uno) => !miembros.includes(uno));
  return { entrega, entregado, docente, propio, corrige: docente && !propio, correctores };
}

/** What a project delivered, for a lecturer who marks it; never one's own work. */
export async function exigirCorrector(
  entregas: Entregas,
  persona: Persona,
  lugar: LugarDeEntrega,
): Promise<EntregadoLeido> {
  const leido = await exigirEntregado(entregas, persona, lugar);
  if (!leido.docente) throw soloDocentes();
  if (leido.propio)
    throw new DomainError(
      'forbidden',
      'trabajo-propio',
      'Nadie califica su propio trabajo: pídalo a otro docente.',
    );
  exigirSinArchivar(leido.entrega.estado);
  return leido;
}

/** Levels are places in a rubric: in another version of it they are other levels, whatever the version of the mark. */
export const rubricaCambiada = (): DomainError =>
  new DomainError(
    'conflict',
    'rubrica-cambiada',
    'La rúbrica cambió mientras tanto: vuelva a cargar la página y elija los niveles de nuevo.',
  );
