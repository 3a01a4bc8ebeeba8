import type { Apunte, Auditoria } from '@mantenible/domain/auditoria';
import type { Persona } from '@mantenible/domain/acceso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** Ports of the entries. */
export interface AuditDeps {
  readonly auditoria: Auditoria;
  /** Another person's project; null for one of the person's team, the solved example and none. */
  readonly proyectoAjeno: (nombrada: CosaNombrada, sub: string) => Promise<ProyectoLeido | null>;
}

/** What a request names: a project or a saved test by its id, or a project by the key of a component. */
export type CosaNombrada = { readonly id: string } | { readonly clave: string };

interface ProyectoLeido {
  readonly _id: string;
  readonly nombre: string;
}

const texto = z.optional(z.string());
const parametros = z.object({ id: texto, proyectoId: texto, proyecto: texto });
/** Components of the scanning service's reads: 'KEY' or 'KEY:path'. */
const componentes = z.object({ component: texto, projectKey: texto, key: texto });
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
  const nombrada = readThing(request, persona);
  const leido = nombrada === null ? null : await proyectoAjeno(nombrada, persona.sub);
  if (leido === null) return null;
  return { accion: 'lectura-ajena', objeto: leido.nombre, objetoId: leido._id };
}

/** What a read names that the person may make of projects of others; null for other requests. */
function readThing(request: FastifyRequest, persona: Persona): CosaNombrada | null {
  const { acceso } = request.routeOptions.config;
  if (request.method !== 'GET' || typeof acceso !== 'object' || sinPersona.has(acceso.recurso)) return null;
  const alcance = acceso.alcance(persona);
  return alcance === 'todo' || alcance === 'curso' ? thingIn(request) : null;
}

function thingIn(request: FastifyRequest): CosaNombrada | null {
  const params = parametros.safeParse(request.params).data;
  const id = params?.proyectoId ?? params?.proyecto ?? params?.id;
  if (id !== undefined) return { id };
  const query = componentes.safeParse(request.query).data;
  const componente = query?.component ?? query?.projectKey ?? query?.key;
  return componente === undefined ? null : { clave: componente.split(':')[0] ?? componente };
}

function ofRefusal(request: FastifyRequest, reply: FastifyReply): SinAutor | null {
  if (reply.statusCode !== 403) return null;
  const objeto = `${request.method} ${request.routeOptions.url ?? ''}`;
  return { accion: 'rechazo', objeto, objetoId: objeto };
}
