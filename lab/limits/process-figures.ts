/** Figures of a server's own metrics. */
interface ProcessFigures {
  /** Statements since its start, and those of them that took longer than 250 ms. */
  readonly statements: number;
  readonly slow: number;
  /** Longest delay of its event loop since the figures were last read. */
  readonly pauseMs: number;
}

const statement = 'mantenible_database_statement_duration_seconds';

/** Reads the metrics that a server serves at METRICS_PORT. */
export async function readProcess(port: number): Promise<ProcessFigures> {
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  const lines = text.split('\n');
  const sum = (name: string, label: string) =>
    lines
      .filter((line) => line.startsWith(name) && line.includes(label))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  const statements = sum(`${statement}_count`, '');
  return {
    statements,
    slow: statements - sum(`${statement}_bucket`, 'le="0.25"'),
    pauseMs: sum('mantenible_event_loop_delay_seconds', 'quantile="1"') * 1000,
  };
}
