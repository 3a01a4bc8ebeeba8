/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The median of each `size` successive values; memory between two garbage collections varies by more than it drifts. */
export function mediansOf(values: readonly number[], size: number): readonly number[] {
  const groups = Math.floor(values.length / size);
  return Array.from({ length: groups }, (_group, n) =>
    percentile(values.slice(n * size, (n + 1) * size), 0.5),
  );
}

/** A figure with its unit as a line of the report, beside its target where there is one. */
export function line(name: string, value: number, unit: string, target: Target | null = null): string {
  const text = `  ${name}: ${value.toFixed(value < 10 && unit !== '' ? 1 : 0)}${unit === '' ? '' : ` ${unit}`}`;
  if (target === null) return text;
  const met = 'most' in target ? value <= target.most : value >= target.least;
  const wanted = 'most' in target ? `${target.most} como máximo` : `${target.least} como mínimo`;
  return `${text} (objetivo: ${wanted}${met ? '' : '; NO se alcanza'})`;
}

export type Target = { readonly most: number } | { readonly least: number };

/** Durations in milliseconds by the name of what took them. */
export class Durations {
  readonly #values = new Map<string, number[]>();

  add(name: string, milliseconds: number): void {
    const values = this.#values.get(name) ?? [];
    values.push(milliseconds);
    this.#values.set(name, values);
  }

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    const result = await work();
    this.add(name, performance.now() - begin);
    return result;
  }

  of(name: string): readonly number[] {
    return this.#values.get(name) ?? [];
  }

  /** Percentiles of each name as lines; `most` is the target of the 95th. */
  lines(most: number): string[] {
    return [...this.#values].map(([name, values]) => {
      const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
      const late = p95 > most ? `; objetivo: ${most} ms, NO se alcanza` : '';
      return `  ${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${values.length} veces${late}`;
    });
  }
}
