import type * as z from 'zod/mini';

import { attemptOnce, type Connection, type Request } from './attempt.ts';
import type { Deadline } from './deadline.ts';
import { createPolicies } from './policies.ts';
import { ServiceFailure, type FailureCode } from './service-failure.ts';

/** Every path that the product requests of the service (requisito: fixed-upstream-parameters). */
export type Path =
  | 'api/authentication/validate'
  | 'api/ce/component'
  | 'api/components/show'
  | 'api/issues/search'
  | 'api/measures/component'
  | 'api/measures/component_tree'
  | 'api/metrics/search'
  | 'api/organizations/search'
  | 'api/project_branches/list'
  | 'api/project_branches/rename'
  | 'api/projects/create'
  | 'api/sources/raw'
  | 'api/system/status';

type Parameters = Readonly<Record<string, string>>;

/** Log entry of a failed request. `detail` may quote the service, without the token. */
export interface RequestFailure {
  readonly path: Path;
  readonly code: FailureCode;
  readonly status: number | null;
  readonly detail: string;
}

interface ClientOptions extends Connection {
  readonly log: (failure: RequestFailure) => void;
}

/** The requests that one port call may send, under its deadline. All reject with a `ServiceFailure`. */
export interface Requests {
  get<T>(path: Path, parameters: Parameters, schema: z.ZodMiniType<T>): Promise<T>;
  /** The answer as plain text. */
  text(path: Path, parameters: Parameters): Promise<string>;
  /** Not retried; null for an answer without content. */
  post<T>(path: Path, parameters: Parameters, schema: z.ZodMiniType<T>): Promise<T>;
}

/** The Authorization header of the next request; null sends none. */
type Authorization = () => Promise<string | null>;

/** Creates the client for one service; it returns the `Requests` of a port call, given its deadline. */
export function createClient(options: ClientOptions) {
  const execute = createPolicies();
  const { jsonBytes, sourceBytes } = options.limits;
  return (deadline: Deadline, authorization: Authorization): Requests => {
    const unless = <T>(path: Path, outcome: T | ServiceFailure): T => {
      if (!(outcome instanceof ServiceFailure)) return outcome;
      // The end of a call aborts its open requests; that is not a failure of the service.
      if (!deadline.signal.aborted || deadline.expired()) logFailure(options, path, outcome);
      throw outcome;
    };
    const send = async (path: Path, request: Omit<Request, 'path'>) => {
      const header = await authorization();
      const attempt = () => attemptOnce(options, { path, ...request }, header, deadline);
      return unless(path, await execute(attempt, deadline, request.method === 'GET'));
    };
    const json = { maxBytes: jsonBytes, holds: 'json' } as const;
    return {
      get: async (path, parameters, schema) =>
        unless(path, parseAnswer(await send(path, { method: 'GET', parameters, ...json }), schema)),
      text: (path, parameters) =>
        send(path, { method: 'GET', parameters, maxBytes: sourceBytes, holds: 'text' }),
      post: async (path, parameters, schema) => {
        const text = await send(path, { method: 'POST', parameters, ...json });
        return unless(path, parseAnswer(text === '' ? 'null' : text, schema));
      },
    };
  };
}

function parseAnswer<T>(text: string, schema: z.ZodMiniType<T>): T | ServiceFailure {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return new ServiceFailure('respuesta-invalida', { detail: 'not JSON' });
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const detail = `wrong shape: ${issue?.path.join('.') ?? ''} ${issue?.code ?? ''}`;
  return new ServiceFailure('respuesta-invalida', { detail });
}

/** Characters of a detail in the log. */
const detailChars = 300;

/** Paths of requests about no single project: for them status 404 is a failure. */
const pathsWithoutProject: readonly Path[] = [
  'api/metrics/search',
  'api/projects/create',
  'api/system/status',
];

/** Logs a failure; 'not found' for a project is an expected answer. */
function logFailure({ log }: ClientOptions, path: Path, { code, status, detail }: ServiceFailure): void {
  if (code === 'no-encontrado' && !pathsWithoutProject.includes(path)) return;
  log({ path, code, status, detail: detail.slice(0, detailChars) });
}
