import { randomUUID } from 'node:crypto';

import { type Answer } from '../http.ts';
import { Refusal, type Parameters } from './parameters.ts';
import { emptyProject, type Project } from './projects.ts';
import { projectOf, type Service } from './service.ts';

const keyPattern = /^\d*[a-z_.:-][\w.:-]*$/i;
const allowed = "Allowed characters are alphanumeric, '-', '_', '.' and ':', with at least one non-digit.";

export function createProject(service: Service, parameters: Parameters): Answer {
  if (service.variant === 'cloud' && parameters.required('organization') !== service.organization)
    throw new Refusal(404, `No organization for key '${parameters.required('organization')}'`);
  const name = parameters.required('name');
  const key = parameters.required('project');
  if (!keyPattern.test(key)) throw new Refusal(400, `Malformed key for Project: '${key}'. ${allowed}`);
  const similar = [...service.projects.keys()].find((known) => known.toLowerCase() === key.toLowerCase());
  if (similar !== undefined)
    throw new Refusal(
      400,
      `Could not create Project with key: "${key}". A similar key already exists: "${similar}"`,
    );
  service.projects.set(key, emptyProject(key, name, parameters.get('mainBranch') ?? 'main'));
  return { status: 200, body: { project: { key, name, qualifier: 'TRK', visibility: 'public' } } };
}

export function renameBranch(service: Service, parameters: Parameters): Answer {
  const name = parameters.required('name');
  const key = parameters.required('project');
  if (name.length > 255)
    throw new Refusal(400, `'name' length (${name.length}) is longer than the maximum authorized (255)`);
  projectOf(service, key, 'Project').mainBranch = name;
  return { status: 204 };
}

export function listBranches(service: Service, parameters: Parameters): Answer {
  const { mainBranch, analysisDate } = projectOf(service, parameters.required('project'), 'Project');
  const analysed = { status: { qualityGateStatus: 'OK' }, analysisDate };
  const main = {
    name: mainBranch,
    isMain: true,
    type: service.variant === 'cloud' ? 'LONG' : 'BRANCH',
    ...(analysisDate === null ? { status: {} } : analysed),
    excludedFromPurge: true,
    branchId: randomUUID(),
  };
  return { status: 200, body: { branches: [main] } };
}

export function showComponent(service: Service, parameters: Parameters): Answer {
  const project = projectOf(service, parameters.required('component'), 'Component key');
  const { analysisDate } = project;
  const analysed = analysisDate === null ? {} : { analysisDate, version: 'not provided' };
  const component = {
    ...identityOf(project),
    tags: [],
    visibility: 'public',
    ...analysed,
    needIssueSync: false,
  };
  return { status: 200, body: { component, ancestors: [] } };
}

export function showTasks(service: Service, parameters: Parameters): Answer {
  const { queue, current } = projectOf(service, parameters.required('component'), 'Component');
  return { status: 200, body: { queue, ...(current !== null && { current }) } };
}

export const identityOf = ({ key, name }: Project) => ({ key, name, qualifier: 'TRK' });
