// Preloaded by Node programs that the scripts start, and by what these fork: each ends with its parent, also when that
// one is killed.
import { bootstrapVariable, endWithParent } from './end-with-parent.mjs';

process.env[bootstrapVariable] ??= String(process.ppid);
endWithParent();
