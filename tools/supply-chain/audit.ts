import { z } from 'zod';

import { runNpm } from '../lib/run.ts';

const severities = ['critical', 'high', 'moderate', 'low'] as const;
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const refusal = z.object({ message: z.string() });

export interface Audit {
  /** 0: nothing high or critical; 1: something is; 2: not decided. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * `npm audit` over the lockfile. A registry that serves no advisories leaves the question open: that is neither a pass nor
 * a finding.
 * @param env for npm, such as another registry
 */
export async function audit(env: Record<string, string> = {}): Promise<Audit> {
  const { output } = await runNpm(['audit', '--json', '--package-lock-only', '--loglevel=silent'], {
    capture: true,
    env,
  });
  const answer: unknown = readJson(output);
  const found = report.safeParse(answer);
  if (!found.success) {
    const reason = refusal.safeParse(answer).data?.message ?? output.trim();
    return { code: 2, lines: ['No decidido: npm audit no obtuvo los avisos del registro.', reason] };
  }
  const packages = Object.entries(found.data.vulnerabilities);
  const bad = packages.filter(([, { severity }]) => severity === 'critical' || severity === 'high');
  const counts = severities.map(
    (severity) => `${severity}: ${packages.filter(([, one]) => one.severity === severity).length}`,
  );
  return {
    code: bad.length === 0 ? 0 : 1,
    lines: [...bad.map(([name, { severity }]) => `${name} (${severity})`), counts.join(', ')],
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
