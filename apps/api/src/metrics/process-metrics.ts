import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import type { Registry } from './registry.ts';

const nanoseconds = 1e9;

/** Memory, processor time and event loop of this process; returns the function that ends their measurement. */
export function observeProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge('mantenible_process_start_seconds', 'Start of the process, as Unix time.', () => [
    [{}, performance.timeOrigin / 1000],
  ]);
  registry.gauge('mantenible_process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
  registry.gauge('mantenible_process_memory_bytes', 'Memory by kind.', () => {
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
    return Object.entries({ rss, heapTotal, heapUsed, external }).map(([kind, value]) => [{ kind }, value]);
  });
  registry.gauge(
    'mantenible_event_loop_delay_seconds',
    'Delay of the event loop since the metrics were last read.',
    () => {
      const read = [
        [{ quantile: '0.5' }, delay.percentile(50) / nanoseconds],
        [{ quantile: '0.99' }, delay.percentile(99) / nanoseconds],
        [{ quantile: '1' }, delay.max / nanoseconds],
      ] as const;
      delay.reset();
      return read;
    },
  );
  return () => {
    delay.disable();
  };
}
