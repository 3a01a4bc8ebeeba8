import type { FastifyInstance } from 'fastify';

import { HttpProblem } from './http-problem.ts';

const maxDepth = 20;

/**
 * JSON is the only body that the API reads: text/plain would let other sites post without a preflight
 * (requisito: json-only).
 */
export function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (exceedsDepth(body, maxDepth)) {
      done(new HttpProblem(400, 'json-invalido', 'El cuerpo tiene demasiados niveles de anidamiento.'));
      return;
    }
    void parse(request, body, done);
  });
}

/** Whether brackets outside strings nest deeper than `max`; one pass, before parsing. */
export function exceedsDepth(json: string, max: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (inString && char === '\\') at += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === '[' || char === '{')) depth += 1;
    else if (!inString && (char === ']' || char === '}')) depth -= 1;
    if (depth > max) return true;
  }
  return false;
}
