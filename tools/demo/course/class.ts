import { z } from 'zod';

import type { Repository } from '../../lib/sample-repository.ts';
import { correoDe, type Cast } from './cast.ts';
import { zone } from './calendar.ts';
import { absent, course, lecturers, students, teams, type Team, type TeamName } from './people.ts';

const withId = z.object({ _id: z.string() });
const opened = withId.extend({ codigo: z.string() });
const invitation = z.object({ aviso: z.object({ version: z.string() }) });

/** What later steps refer to by id. */
export interface Class {
  readonly courseId: string;
  /** Projects by team. */
  readonly projects: Readonly<Record<TeamName, string>>;
}

/** Opens the course with both lecturers, its class list, the people who joined, and their teams. */
export async function openClass(cast: Cast, repository: Repository): Promise<Class> {
  const [first, second] = lecturers;
  for (const lecturer of lecturers) await cast.create(lecturer, 'docente');
  for (const student of students) await cast.create(student, 'estudiante');
  const { call } = await cast.as(first.usuario);
  const { _id: courseId, codigo } = opened.parse(await call('POST', '/cursos', { ...course, zona: zone }));
  await call('POST', `/cursos/${courseId}/docentes`, { usuario: second.usuario });
  await call('PUT', `/cursos/${courseId}/lista`, { contenido: classList() });
  for (const { usuario } of students) await join(cast, usuario, codigo);
  const ids: Partial<Record<TeamName, string>> = {};
  for (const [name, team] of Object.entries(teams) as [TeamName, Team][])
    ids[name] = await form(cast, courseId, team, repository);
  return { courseId, projects: ids as Record<TeamName, string> };
}

function classList(): string {
  const groupOf = (usuario: string) => {
    const team = Object.values(teams).findIndex(({ people }) =>
      people.some((one) => one.usuario === usuario),
    );
    return team === -1 ? '' : `Grupo ${String(team + 1)}`;
  };
  const rows = [...students, absent].map(({ usuario, nombre }) => [
    usuario,
    nombre,
    correoDe(usuario),
    groupOf(usuario),
  ]);
  return [['usuario', 'nombre', 'correo', 'grupo'], ...rows].map((row) => row.join(';')).join('\n');
}

async function join(cast: Cast, usuario: string, codigo: string): Promise<void> {
  const { call } = await cast.as(usuario);
  const { aviso } = invitation.parse(await call('GET', `/unirse/${codigo}`));
  await call('POST', `/unirse/${codigo}`, { aviso: aviso.version });
}

/** The owner's project in the course, with the members whom the owner invited. */
async function form(
  cast: Cast,
  courseId: string,
  { project, branch, people }: Team,
  { link, token }: Repository,
): Promise<string> {
  const [owner, ...members] = people;
  const { call, idPersona } = await cast.as(owner.usuario);
  const row = { nombre: project, link, branch, githubtoken: token, idPersona };
  const { _id } = withId.parse(await call('POST', '/proyectos', row));
  await call('PUT', `/cursos/${courseId}/proyectos/${_id}`);
  for (const { usuario } of members) {
    await call('POST', `/equipos/${_id}/invitaciones`, { usuario });
    const member = await cast.as(usuario);
    const [received] = z.array(withId).parse(await member.call('GET', '/invitaciones'));
    await member.call('POST', `/invitaciones/${received?._id ?? ''}/aceptar`);
  }
  return _id;
}
