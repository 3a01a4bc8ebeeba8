// `npm run bench:traslado -w lab`: the built product on the embedded database and, where DATABASE_URL is set, on that PostgreSQL (an
// empty database): a catalogue of 120 guidelines out and into an installation without one, and a project of 50 tests and 50 analyses
// out, each as JSON and XLSX, with what the server's memory grows by, beside targets. TRASLADO_VECES (5) is how often each is measured.
import { benchTransfer } from './transfer/bench.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';

await ensureAllBuilt();

await benchTransfer();
