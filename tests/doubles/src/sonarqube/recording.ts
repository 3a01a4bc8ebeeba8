import { readFileSync } from 'node:fs';

import * as z from 'zod';

const measure = z.object({
  metric: z.string(),
  value: z.optional(z.string()),
  bestValue: z.optional(z.boolean()),
});
const component = z.looseObject({
  key: z.string(),
  name: z.string(),
  qualifier: z.string(),
  path: z.optional(z.string()),
  measures: z.array(measure),
});
const issue = z.looseObject({
  key: z.string(),
  component: z.string(),
  project: z.string(),
  rule: z.string(),
  type: z.optional(z.string()),
  severity: z.optional(z.string()),
  issueStatus: z.optional(z.string()),
  effort: z.optional(z.string()),
  line: z.optional(z.number()),
  impacts: z.optional(z.array(z.looseObject({ softwareQuality: z.string() }))),
});
const metric = z.looseObject({ key: z.string() });

/** What a real server answered about one project, answer by answer; `tree` and `issues` joined over their pages. */
const recording = z.object({
  clave: z.string(),
  nombre: z.string(),
  status: z.looseObject({ id: z.string() }),
  metricsSearch: z.looseObject({ metrics: z.array(metric) }),
  ce: z.looseObject({ queue: z.array(z.unknown()), current: z.optional(z.looseObject({})) }),
  branches: z.looseObject({ branches: z.array(z.looseObject({ name: z.string(), isMain: z.boolean() })) }),
  measures: z.looseObject({ component: z.looseObject({ measures: z.array(measure) }) }),
  component: z.looseObject({ component: z.looseObject({ key: z.string() }) }),
  tree: z.array(component),
  issues: z.array(issue),
  sources: z.record(z.string(), z.string()),
});

export type Recording = z.infer<typeof recording>;
export type Measure = z.infer<typeof measure>;
export type Component = z.infer<typeof component>;
export type Issue = z.infer<typeof issue>;

/** The recording `recordings/<name>.json` of this workspace. */
export function readRecording(name: string): Recording {
  const file = new URL(`../../recordings/${name}.json`, import.meta.url);
  return recording.parse(JSON.parse(readFileSync(file, 'utf8')));
}
