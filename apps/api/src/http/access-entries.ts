import type { Apunte, Auditoria } from '@mantenible/domain/auditoria';
import type { Persona } from '@mantenible/domain/acceso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** Ports of the entries. */
export interface AuditDeps {
  readonly auditoria: Auditoria;
  /** Name of another person's project; null for one of the person's team, the solved example and none. */
  readonly proyectoAjeno: (proyectoId: string, sub: string) => Promise<string | null>;
}

const texto = z.optional(z.string());
const parametros = z.object({ id: texto, proyectoId: texto, proyecto: texto });
const sinPersona: ReadonlySet<string> = new Set([
  'catalogo',
  'criterios',
  'cuentas',
  'auditoria',
  'ejemplo',
  'curso',
  'persona',
  // Its reads have an entry that names the delivery.
  'entrega',
]);

/**
 * Adds entries to the audit trail, before the answer: for each refusal for lack of permission, and for an admin's or a
 * lecturer's reading of another person's project. Where the entry cannot be stored, the answer is a failure. A change has its entry in its
 * own transaction.
 */
export function auditAnswers(app: FastifyInstance, deps: AuditDeps): void {
  app.addHook('onSend', async (request, reply) => {
    const { persona } = request;
    if (persona === null) return;
    const apunte =
      reply.statusCode < 300 ? await ofReading(request, persona, deps) : ofRefusal(request, reply);
    if (apunte !== null) await deps.auditoria.apuntar({ quien: persona, ...apunte });
  });
}

type SinAutor = Omit<Apunte, 'quien'>;

async function ofReading(
  request: FastifyRequest,
  persona: Persona,
  { proyectoAjeno }: AuditDeps,
): Promise<SinAutor | null> {
  const proyectoId = readProject(request, persona);
  const nombre = proyectoId === null ? null : await proyectoAjeno(proyectoId, persona.sub);
  if (proyectoId === null || nombre === null) return null;
  return { accion: 'lectura-ajena', objeto: nombre, objetoId: proyectoId };
}

/** The project of a read that the person may make of projects of others; null for other requests. */
function readProject(request: FastifyRequest, persona: Persona): string | null {
  const { acceso } = request.routeOptions.config;
  if (request.method !== 'GET' || typeof acceso !== 'object' || sinPersona.has(acceso.recurso)) return null;
  const alcance = acceso.alcance(persona);
  return alcance === 'todo' || alcance === 'curso' ? idIn(request) : null;
}

function idIn(request: FastifyRequest): string | null {
  const params = parametros.safeParse(request.params);
  if (!params.success) return null;
  const { id, proyectoId, proyecto } = params.data;
  return proyectoId ?? proyecto ?? id ?? null;
}

function ofRefusal(request: FastifyRequest, reply: FastifyReply): SinAutor | null {
  if (reply.statusCode !== 403) return null;
  const objeto = `${request.method} ${request.routeOptions.url ?? ''}`;
  return { accion: 'rechazo', objeto, objetoId: objeto };
}
