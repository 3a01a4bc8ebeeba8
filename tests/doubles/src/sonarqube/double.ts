import * as z from 'zod';

import { controlled } from '../control.ts';
import { createFaults, type Faults } from '../faults.ts';
import { listen, pathOf, send, type Answer, type Handler, type Listening } from '../http.ts';
import { searchIssues, searchMetrics, showMeasures, showSource, showTree } from './analysis-calls.ts';
import { metricsOfServer } from './metrics.ts';
import { readParameters, Refusal, type Parameters } from './parameters.ts';
import { createProject, listBranches, renameBranch, showComponent, showTasks } from './projects-calls.ts';
import { changeProject, emptyProject, type ProjectState } from './projects.ts';
import { readRecording, type Recording } from './recording.ts';
import { variants, type Service, type Variant } from './service.ts';

export interface SonarqubeOptions {
  /** The token that the service accepts. */
  readonly token: string;
  readonly port?: number;
  readonly variant?: Variant;
  /** Version that it reports; before 10.0 it accepts a token only as the user of Basic. */
  readonly version?: string;
  /** SonarQube Cloud's; calls that need one are refused with any other. */
  readonly organization?: string;
  /** Projects that are there from the start, under their own keys. */
  readonly recordings?: readonly Recording[];
}

export interface SonarqubeDouble extends Listening {
  readonly faults: Faults;
  /** Makes the project be so; one that is not there is made first. */
  setProject(key: string, state: ProjectState): void;
  setVariant(variant: Variant): void;
  /** Analysed branch of a project; undefined for an unknown project. */
  branchOf(key: string): string | undefined;
  removeProject(key: string): void;
}

type Call = (service: Service, parameters: Parameters) => Answer;

/** Of the cloud alone; a Server 10.7 has no organizations. */
function searchOrganizations({ organization, variant }: Service): Answer {
  if (variant !== 'cloud') throw new Refusal(404, 'Unknown url : /api/organizations/search');
  return { status: 200, body: { organizations: [{ key: organization, name: organization }] } };
}

const calls: Readonly<Record<string, { readonly method: 'GET' | 'POST'; readonly call: Call }>> = {
  'metrics/search': { method: 'GET', call: searchMetrics },
  'components/show': { method: 'GET', call: showComponent },
  'projects/create': { method: 'POST', call: createProject },
  'project_branches/rename': { method: 'POST', call: renameBranch },
  'project_branches/list': { method: 'GET', call: listBranches },
  'ce/component': { method: 'GET', call: showTasks },
  'measures/component': { method: 'GET', call: showMeasures },
  'measures/component_tree': { method: 'GET', call: showTree },
  'issues/search': { method: 'GET', call: searchIssues },
  'organizations/search': { method: 'GET', call: searchOrganizations },
  'sources/raw': { method: 'GET', call: showSource },
};

/** SonarQube 10.7's Web API as far as the product calls it, held in memory. */
export async function startSonarqube(options: SonarqubeOptions): Promise<SonarqubeDouble> {
  const [recorded] = options.recordings ?? [];
  const version = options.version === undefined ? {} : { version: options.version };
  const service: Service = {
    projects: new Map(),
    metrics: recorded?.metricsSearch.metrics ?? metricsOfServer,
    status: { id: 'DOUBLE-1', version: '10.7.0.96327', status: 'UP', ...recorded?.status, ...version },
    authorizations: authorizationsOf(options),
    organization: options.organization ?? null,
    variant: options.variant ?? 'standard',
  };
  const faults = createFaults({ authorizations: service.authorizations, bodyOf: errorBody });
  const controls = controlsOf(service);
  for (const recording of options.recordings ?? []) {
    controls.setProject(recording.clave, { name: recording.nombre, analysis: recording });
  }
  const handler = controlled(faults, handlerOf(service), (order) => {
    apply(controls, order);
    return [...service.projects.keys()];
  });
  return { ...(await listen(handler, options.port)), faults, ...controls };
}

function authorizationsOf({ token, version = '10' }: SonarqubeOptions): readonly string[] {
  const basic = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
  return Number.parseInt(version, 10) < 10 ? [basic] : [basic, `Bearer ${token}`];
}

type Controls = Pick<SonarqubeDouble, 'setProject' | 'setVariant' | 'branchOf' | 'removeProject'>;

function controlsOf(service: Service): Controls {
  return {
    setProject: (key, state) => {
      const project = service.projects.get(key) ?? emptyProject(key);
      service.projects.set(key, project);
      changeProject(project, state);
    },
    setVariant: (variant) => {
      service.variant = variant;
    },
    branchOf: (key) => service.projects.get(key)?.mainBranch,
    removeProject: (key) => service.projects.delete(key),
  };
}

/** Fields of `PUT /__control` beside the faults; `projects: {key: null}` removes one. */
const order = z.object({
  variant: z.optional(z.enum(variants)),
  projects: z.optional(
    z.record(
      z.string(),
      z.nullable(
        z.object({
          name: z.optional(z.string()),
          branch: z.optional(z.string()),
          analysis: z.optional(
            z.nullable(z.union([z.string(), z.object({ files: z.number(), issues: z.number() })])),
          ),
          queue: z.optional(z.array(z.enum(['PENDING', 'IN_PROGRESS']))),
          failed: z.optional(z.nullable(z.string())),
          measures: z.optional(z.record(z.string(), z.nullable(z.string()))),
        }),
      ),
    ),
  ),
});

function apply(controls: Controls, given: unknown): void {
  const { variant, projects = {} } = order.parse(given);
  if (variant !== undefined) controls.setVariant(variant);
  for (const [key, state] of Object.entries(projects)) {
    if (state === null) controls.removeProject(key);
    else {
      const { analysis } = state;
      controls.setProject(key, {
        ...state,
        analysis: typeof analysis === 'string' ? readRecording(analysis) : analysis,
      });
    }
  }
}

function handlerOf(service: Service): Handler {
  return async (request, response) => {
    try {
      const name = pathOf(request).replace(/^\/api\//, '');
      const authorized = service.authorizations.includes(request.headers.authorization ?? '');
      if (name === 'system/status') send(response, { status: 200, body: service.status });
      else if (name === 'authentication/validate') {
        const anonymous = request.headers.authorization === undefined && service.variant === 'cloud';
        send(response, { status: 200, body: { valid: authorized || anonymous } });
      } else if (!authorized) send(response, { status: 401 });
      else
        send(response, callOf(pathOf(request), name, request.method)(service, await readParameters(request)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, { status: error.status, body: { errors: [{ msg: error.message }] } });
    }
  };
}

function callOf(path: string, name: string, method: string | undefined): Call {
  const found = calls[name];
  if (found === undefined) throw new Refusal(404, `Unknown url : ${path}`);
  if (found.method === 'POST' && method !== 'POST') throw new Refusal(405, 'HTTP method POST is required');
  return found.call;
}

const messages: Readonly<Record<number, string>> = {
  403: 'Insufficient privileges',
  404: 'Unknown url : /api',
  500: 'An error has occurred. Please contact your administrator',
};

/** As the service words its own errors; a refused token and a proxy's error have none. */
function errorBody(status: number): unknown {
  const msg = messages[status];
  return msg === undefined ? undefined : { errors: [{ msg }] };
}
