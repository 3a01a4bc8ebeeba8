// `npm run build`: builds what changed.
import { ensureAllBuilt } from './lib/build.ts';

await ensureAllBuilt();
