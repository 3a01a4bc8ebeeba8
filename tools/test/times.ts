import type { FileTimes } from '../lib/file-times.ts';

const most = 20;

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);

const sum = (times: readonly FileTimes[], what: 'environment' | 'import' | 'tests') =>
  times.reduce((total, one) => total + one[what], 0);

const whole = (one: FileTimes) => one.environment + one.import + one.tests;

/** Lines for people: the slowest files, and how the time of all was spent. */
export function timesLines(title: string, times: readonly FileTimes[]): string[] {
  if (times.length === 0) return [];
  const total = times.reduce((before, one) => before + whole(one), 0);
  const share = (what: 'environment' | 'import' | 'tests') =>
    `${((100 * sum(times, what)) / total).toFixed(0)} %`;
  return [
    `${title}: ${String(times.length)} archivos, ${seconds(total).trim()} s en total:` +
      ` importar ${share('import')}, entorno ${share('environment')}, pruebas ${share('tests')}`,
    ...times
      .toSorted((a, b) => whole(b) - whole(a))
      .slice(0, most)
      .map((one) => `${seconds(whole(one))} s  ${one.file}`),
  ];
}
