import ts from 'typescript/lib/typescript.js';

// The bundled packages import the compiler through a helper that copies its thousands of names, unless the module is
// marked so: the copies of more than a hundred modules take a quarter of a worker's start.
Object.defineProperties(ts, { __esModule: { value: true }, default: { value: ts } });

/** The compiler in the bundle: one object for modules that import it and for those that require it. */
export { ts as default, ts as 'module.exports' };
