import { createHash } from 'node:crypto';

import * as z from 'zod/mini';

import { raw, type Answers, type Raw } from './read-answers.ts';

const moment = '2026-01-15T10:00:00+0000';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/u;

/**
 * Answers without what changes from one server and one run to the next, so that a new recording differs only where
 * the service does: lists are sorted, identifiers are numbered as they appear, every date is the same.
 */
export function sanitise(answers: Answers): object {
  const ordered = {
    ...answers,
    status: { ...answers.status, id: '00000000-servicio-grabado' },
    ce: raw.parse(
      JSON.parse(JSON.stringify(answers.ce).replaceAll(/"executionTimeMs":\d+/gu, '"executionTimeMs":1000')),
    ),
    metricsSearch: { ...answers.metricsSearch, metrics: sorted(answers.metricsSearch['metrics'], ['key']) },
    measures: { ...answers.measures, component: withSortedMeasures(answers.measures['component']) },
    tree: sorted(answers.tree, ['path']).map(withSortedMeasures),
    issues: sorted(answers.issues, ['component', 'line', 'rule', 'textRange', 'message']),
  };
  return raw.parse(withFixedTexts(ordered, new Map()));
}

function withSortedMeasures(component: unknown): Raw {
  const known = raw.parse(component);
  return { ...known, measures: sorted(known['measures'], ['metric']) };
}

function sorted(list: unknown, fields: readonly string[]): Raw[] {
  const order = (item: Raw) =>
    fields.map((field) => JSON.stringify(item[field] ?? 0).padStart(8, '0')).join(' ');
  return z
    .array(raw)
    .parse(list)
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** Replaces dates and UUIDs wherever they stand; equal ones stay equal. */
function withFixedTexts(value: unknown, known: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withFixedTexts(item, known));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withFixedTexts(item, known)]),
    );
  if (typeof value !== 'string') return value;
  if (date.test(value)) return moment;
  if (!uuid.test(value)) return value;
  const name = known.get(value) ?? uuidOf(known.size);
  known.set(value, name);
  return name;
}

function uuidOf(place: number): string {
  const hex = createHash('sha256').update(`recording ${place}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
