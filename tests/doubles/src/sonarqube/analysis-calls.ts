import { type Answer } from '../http.ts';
import { pageOf, Refusal, slice, type Parameters } from './parameters.ts';
import { identityOf } from './projects-calls.ts';
import type { Project } from './projects.ts';
import type { Issue, Measure } from './recording.ts';
import { metricIn, metricKeysOf, projectOf, refuseUnknownMetrics, type Service } from './service.ts';

export function searchMetrics({ metrics, variant }: Service, parameters: Parameters): Answer {
  const known = metrics.map((metric) => ({ ...metric, key: metricIn(variant, metric.key) }));
  const page = pageOf(parameters);
  return { status: 200, body: { metrics: slice(known, page), total: known.length, ...page } };
}

/** Of a project; those of a single file are not served. */
export function showMeasures(service: Service, parameters: Parameters): Answer {
  const keys = metricKeysOf(parameters);
  const project = projectOf(service, parameters.required('component'), 'Component key');
  refuseUnknownMetrics(service, keys);
  const asked = parameters.list('additionalFields').includes('metrics');
  const metrics = service.metrics.filter(({ key }) => keys.includes(key));
  const component = { ...identityOf(project), measures: only(service, project.measures, keys) };
  return { status: 200, body: { component, ...(asked && { metrics }) } };
}

/** Leaves, in their order; an empty tree refuses no metric, as the real one. */
export function showTree(service: Service, parameters: Parameters): Answer {
  const keys = metricKeysOf(parameters);
  const page = pageOf(parameters);
  const project = projectOf(service, parameters.required('component'), 'Component key');
  const qualifiers = parameters.list('qualifiers');
  const found = project.tree.filter(
    ({ qualifier }) => qualifiers.length === 0 || qualifiers.includes(qualifier),
  );
  if (project.analysisDate !== null) refuseUnknownMetrics(service, keys);
  const components = slice(found, page).map((component) => ({
    ...component,
    measures: only(service, component.measures, keys),
  }));
  const paging = { pageIndex: page.p, pageSize: page.ps, total: found.length };
  return {
    status: 200,
    body: { paging, baseComponent: { ...identityOf(project), measures: [] }, components },
  };
}

const only = ({ variant }: Service, measures: readonly Measure[], keys: readonly string[]) =>
  measures
    .map((measure) => ({ ...measure, metric: metricIn(variant, measure.metric) }))
    .filter(({ metric }) => keys.includes(metric));

const types = ['CODE_SMELL', 'BUG', 'VULNERABILITY'];

/** An unknown project has no issues; an unknown filter filters nothing. */
export function searchIssues(service: Service, parameters: Parameters): Answer {
  const page = pageOf(parameters);
  if (page.ps < 1) throw new Refusal(400, `Page size must be between 1 and 500 (got ${page.ps})`);
  if (page.p < 1) throw new Refusal(400, `Page must be greater or equal to 1 (got ${page.p})`);
  if (page.p * page.ps > 10_000)
    throw new Refusal(400, `Can return only the first 10000 results. ${page.p * page.ps}th result asked.`);
  const issues = sorted(filtered(allIssues(service, parameters), parameters), parameters);
  const answered = slice(issues, page).map((issue) => inVariant(service, issue));
  const paging = { pageIndex: page.p, pageSize: page.ps, total: issues.length };
  const components = [...service.projects.values()].flatMap((project) => componentsOf(project, answered));
  const total = { total: issues.length, ...page, paging };
  return {
    status: 200,
    body: { ...total, effortTotal: effortOf(issues), issues: answered, components, facets: [] },
  };
}

const minutes: Readonly<Record<string, number>> = { d: 480, h: 60, min: 1 };

/** Minutes, of a day of eight hours. */
function effortOf(issues: readonly Issue[]): number {
  const parts = issues.flatMap(({ effort = '' }) => [...effort.matchAll(/(\d+)(d|h|min)/g)]);
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (minutes[unit] ?? 0), 0);
}

function allIssues({ projects, variant }: Service, parameters: Parameters): readonly Issue[] {
  const asked = [
    ...parameters.list('componentKeys'),
    ...(variant === 'cloud' ? [] : parameters.list('components')),
  ];
  const chosen = asked.length === 0 ? [...projects.keys()] : asked;
  return chosen.flatMap((key) => projects.get(key)?.issues ?? []);
}

function filtered(issues: readonly Issue[], parameters: Parameters): readonly Issue[] {
  const wanted = parameters.list('types');
  const strange = wanted.find((type) => !types.includes(type));
  if (strange !== undefined)
    throw new Refusal(400, `Value of parameter 'types' (${strange}) must be one of: [${types.join(', ')}]`);
  const qualities = parameters.list('impactSoftwareQualities');
  const statuses = parameters.list('issueStatuses');
  const open = parameters.get('resolved') === 'false';
  return issues.filter(
    ({ type = '', issueStatus = '', impacts = [], resolution }) =>
      (wanted.length === 0 || wanted.includes(type)) &&
      (qualities.length === 0 ||
        impacts.some(({ softwareQuality }) => qualities.includes(softwareQuality))) &&
      (statuses.length === 0 || statuses.includes(issueStatus)) &&
      (!open || resolution === undefined),
  );
}

const severities = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO'];

/** By file, line and severity when asked so, otherwise as recorded. */
function sorted(issues: readonly Issue[], parameters: Parameters): readonly Issue[] {
  if (parameters.get('s') !== 'FILE_LINE') return issues;
  const sign = parameters.get('asc') === 'false' ? -1 : 1;
  return issues.toSorted((a, b) => sign * inFile(a, b));
}

function inFile(a: Issue, b: Issue): number {
  if (a.component !== b.component) return a.component < b.component ? -1 : 1;
  const rank = ({ severity = '' }: Issue) => severities.indexOf(severity);
  return (a.line ?? 0) - (b.line ?? 0) || rank(a) - rank(b);
}

function inVariant({ variant, organization }: Service, issue: Issue): Issue {
  const { severity, ...rest } = issue;
  if (variant === 'mqr') return rest;
  return variant === 'cloud' ? { ...issue, severity, organization } : issue;
}

function componentsOf(project: Project, issues: readonly Issue[]): readonly unknown[] {
  const keys = new Set(
    issues.filter((issue) => issue.project === project.key).map((issue) => issue.component),
  );
  if (keys.size === 0) return [];
  const files = project.tree.filter(({ key }) => keys.has(key));
  const { key, name } = project;
  return [
    { key, enabled: true, qualifier: 'TRK', name, longName: name },
    ...files.map((file) => ({
      key: file.key,
      enabled: true,
      qualifier: 'FIL',
      name: file.name,
      longName: file.path,
      path: file.path,
    })),
  ];
}

export function showSource(service: Service, parameters: Parameters): Answer {
  const key = parameters.required('key');
  const [project] = [...service.projects.values()].filter((known) => key.startsWith(`${known.key}:`));
  if (service.projects.has(key)) return text('');
  const source = project?.sources[key.slice(project.key.length + 1)];
  if (source === undefined) throw new Refusal(404, `Component key '${key}' not found`);
  return text(source);
}

const text = (body: string): Answer => ({ status: 200, body, headers: { 'content-type': 'text/plain' } });
