import { Refusal, type Parameters } from './parameters.ts';
import type { Project } from './projects.ts';

export const variants = ['standard', 'mqr', 'cloud'] as const;
/** 'mqr': impacts take the place of severities; 'cloud': SonarQube Cloud's Web API. */
export type Variant = (typeof variants)[number];

/** What the calls share. */
export interface Service {
  readonly projects: Map<string, Project>;
  readonly metrics: readonly Readonly<Record<string, unknown> & { key: string }>[];
  readonly status: Readonly<Record<string, unknown>>;
  /** Authorization headers that it accepts. */
  readonly authorizations: readonly string[];
  readonly organization: string | null;
  variant: Variant;
}

export function metricKeysOf(parameters: Parameters): readonly string[] {
  parameters.required('metricKeys');
  return parameters.list('metricKeys');
}

/** What counts code smells where the service has software qualities instead. */
const codeSmellsOfQualities = 'software_quality_maintainability_issues';

/** Key of a metric in this variant. */
export const metricIn = (variant: Variant, key: string) =>
  variant === 'mqr' && key === 'code_smells' ? codeSmellsOfQualities : key;

export function refuseUnknownMetrics({ metrics, variant }: Service, keys: readonly string[]): void {
  const known = new Set(metrics.map(({ key }) => metricIn(variant, key)));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new Refusal(404, `The following metric keys are not found: ${unknown.join(', ')}`);
}

export function projectOf(
  { projects }: Service,
  key: string,
  what: 'Component key' | 'Component' | 'Project',
) {
  const project = projects.get(key);
  if (project === undefined) throw new Refusal(404, `${what} '${key}' not found`);
  return project;
}
