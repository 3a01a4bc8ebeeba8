import { measureCall, password, prepareCalls, readyPath, type ApiCall } from './api-calls.ts';
import { percentile } from '../load/figures.ts';
import { raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';

const spans = { warmUp: 1, measured: 2 };
const [name = '', value = ''] = (process.env['BENCH_AJUSTE'] ?? '').split('=');
const ofSecond = name === '' ? {} : { [name]: value };
const paths = process.env['BENCH_RUTAS']?.split(',');
const settings = { ...raisedLimits, DATABASE_URL: '', ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' };

/**
 * Measures two built checkouts beside each other: both serve, and each call is measured on one and the other in turn, the first of
 * the two alternating. Other work on the machine meets both. Prints the median of the requests a second, and the ratio.
 */
export async function benchPaired(folders: readonly [string, string], pairs: number): Promise<void> {
  await withServer(folders[0], {}, async (first) => {
    await withServer(folders[1], ofSecond, async (second) => {
      const [calls, others] = [await prepareCalls(first.origin), await prepareCalls(second.origin)];
      console.log(['antes/s', 'después/s', 'proporción', 'de', 'a', ''].map(column).join(' '));
      for (const [i, call] of calls.entries()) {
        const other = others[i];
        if (other && (paths?.includes(call.name) ?? true))
          console.log(await comparePair([call, other], pairs));
      }
    });
  });
}

function withServer<T>(
  folder: string,
  changes: Readonly<Record<string, string>>,
  use: (server: Server) => Promise<T>,
): Promise<T> {
  return withDataDir(async (dataDir) => {
    const env = { ...settings, ...changes, DATA_DIR: dataDir };
    const server = await startServer('apps/api/dist/main.js', readyPath, env, [], folder);
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  });
}

async function comparePair([one, other]: readonly [ApiCall, ApiCall], pairs: number): Promise<string> {
  const rates: [number, number][] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const isReversed = pair % 2 === 1;
    const [first, second] = isReversed ? [other, one] : [one, other];
    const measured = [await rateOf(first), await rateOf(second)] as const;
    rates.push(isReversed ? [measured[1], measured[0]] : [...measured]);
  }
  const [before, after] = [middleOf(rates.map(([rate]) => rate)), middleOf(rates.map(([, rate]) => rate))];
  const ratios = rates.map(([earlier, later]) => later / earlier);
  const figures = [before.toFixed(0), after.toFixed(0)];
  const shares = [after / before, Math.min(...ratios), Math.max(...ratios)].map((share) => share.toFixed(3));
  return `${[...figures, ...shares].map(column).join(' ')} ${one.name}`;
}

async function rateOf(call: ApiCall): Promise<number> {
  const { perSecond, failed, name } = await measureCall(call, spans);
  if (failed > 0) throw new Error(`${failed} requests of ${name} failed`);
  return perSecond;
}

const middleOf = (values: readonly number[]) => percentile(values, 0.5);

const column = (text: string) => text.padStart(10);
