// `npm run build`: builds what changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureAllBuilt } = await import('./lib/build.mjs');

await ensureInstalled();
await ensureAllBuilt();
