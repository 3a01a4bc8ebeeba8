import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import * as z from 'zod/mini';

/**
 * Fetched by npm when it is first asked for and not a dependency: it would bring 200 packages to every clone. The last
 * release that runs on Node 20.
 */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), displayValue: z.optional(z.string()) }),
  ),
});

export interface Scores {
  readonly url: string;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  readonly fcp: string;
  readonly lcp: string;
  readonly tbt: string;
  /** Audits below the best. */
  readonly weak: readonly string[];
}

/** One run in the browser that listens on `port`, whose sign-in is kept. */
export async function runLighthouse(url: string, port: number, preset: string): Promise<Scores> {
  const args = ['--port', String(port), '--disable-storage-reset', '--quiet', '--output=json'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      ...args,
      `--only-categories=${categories.join(',')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 100_000_000, shell: process.platform === 'win32' },
  );
  const { audits, finalDisplayedUrl, categories: found } = report.parse(JSON.parse(stdout));
  return {
    url: finalDisplayedUrl,
    scores: categories.map((category) => Math.round(found[category].score * 100)),
    fcp: audits['first-contentful-paint']?.displayValue ?? '',
    lcp: audits['largest-contentful-paint']?.displayValue ?? '',
    tbt: audits['total-blocking-time']?.displayValue ?? '',
    weak: Object.entries(audits).flatMap(([name, { score }]) =>
      score !== null && score < 0.9 ? [name] : [],
    ),
  };
}
