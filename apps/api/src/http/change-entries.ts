import type { AccionAuditada, Apunte, Auditoria } from '@mantenible/domain/auditoria';
import type { Persona } from '@mantenible/domain/acceso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** What a route's changes are called in the audit trail. */
export interface ApunteDeRuta {
  readonly accion: AccionAuditada;
  /** Kind of the changed thing: 'Métricas'. */
  readonly cosa: string;
}

/** Ports of the entries. */
export interface AuditDeps {
  readonly auditoria: Auditoria;
  /** Name of a project that is not that person's; null for an own one and for none. */
  readonly proyectoAjeno: (proyectoId: string, sub: string) => Promise<string | null>;
}

const respuesta = z.object({
  _id: z.optional(z.string()),
  nombre: z.optional(z.string()),
  descripcion: z.optional(z.string()),
  criterio: z.optional(z.string()),
  propiedad: z.optional(z.string()),
});
const parametros = z.object({ id: z.optional(z.string()), proyectoId: z.optional(z.string()) });
const sinPersona: ReadonlySet<string> = new Set(['catalogo', 'criterios', 'cuentas', 'auditoria']);

/**
 * Adds entries to the audit trail, before the answer: for each change by a route whose config has `apunte`, for each
 * refusal for lack of permission, and for an admin's reading of another person's project. Where the entry cannot be
 * stored, the answer is a failure; a change then stays.
 */
export function auditAnswers(app: FastifyInstance, deps: AuditDeps): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { persona } = request;
    // A repeated answer is no second change.
    if (persona === null || reply.hasHeader('Idempotency-Replayed')) return;
    const apunte =
      reply.statusCode < 300
        ? await ofSuccess({ request, payload }, persona, deps)
        : ofRefusal(request, reply);
    if (apunte !== null) await deps.auditoria.apuntar({ quien: persona, ...apunte });
  });
}

interface Answered {
  readonly request: FastifyRequest;
  readonly payload: unknown;
}
type SinAutor = Omit<Apunte, 'quien'>;

async function ofSuccess(
  { request, payload }: Answered,
  persona: Persona,
  { proyectoAjeno }: AuditDeps,
): Promise<SinAutor | null> {
  const { apunte } = request.routeOptions.config;
  if (apunte !== undefined) return changeOf(request, payload, apunte);
  const proyectoId = readProject(request, persona);
  const nombre = proyectoId === null ? null : await proyectoAjeno(proyectoId, persona.sub);
  if (proyectoId === null || nombre === null) return null;
  return { accion: 'lectura-ajena', objeto: nombre, objetoId: proyectoId };
}

function changeOf(request: FastifyRequest, payload: unknown, { accion, cosa }: ApunteDeRuta): SinAutor {
  const { _id, ...nombres } = recordIn(payload);
  const nombre = nombres.nombre ?? nombres.descripcion ?? nombres.criterio ?? nombres.propiedad ?? '';
  const objeto = nombre === '' ? cosa : `${cosa}: ${nombre}`;
  const detalle = request.method === 'POST' ? 'creación' : 'cambio';
  return { accion, objeto, objetoId: _id ?? objeto, detalle };
}

/** The changed record of an answer; an empty one for answers of another shape. */
function recordIn(payload: unknown): z.infer<typeof respuesta> {
  const read = typeof payload === 'string' ? respuesta.safeParse(JSON.parse(payload)) : null;
  return read?.success === true ? read.data : {};
}

/** The project of a read that the person may make of anyone's; null for other requests. */
function readProject(request: FastifyRequest, persona: Persona): string | null {
  const { acceso } = request.routeOptions.config;
  if (request.method !== 'GET' || typeof acceso !== 'object' || sinPersona.has(acceso.recurso)) return null;
  return acceso.alcance(persona) === 'todo' ? idIn(request) : null;
}

function idIn(request: FastifyRequest): string | null {
  const params = parametros.safeParse(request.params);
  return params.success ? (params.data.proyectoId ?? params.data.id ?? null) : null;
}

function ofRefusal(request: FastifyRequest, reply: FastifyReply): SinAutor | null {
  if (reply.statusCode !== 403) return null;
  const objeto = `${request.method} ${request.routeOptions.url ?? ''}`;
  return { accion: 'rechazo', objeto, objetoId: objeto };
}
