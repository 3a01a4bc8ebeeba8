import { ApiProblem, http } from '../../../lib/http.ts';

/** Keeps the body as text; parses the problem of a refusal, so that its message can be shown. */
function cuerpoOProblema(cuerpo: unknown, _cabeceras: unknown, status = 200): unknown {
  if (status < 400 || typeof cuerpo !== 'string') return cuerpo;
  try {
    const problema: unknown = JSON.parse(cuerpo);
    return problema;
  } catch {
    return cuerpo;
  }
}

/** GET /sonarqube/sonar-file: source text of one analysed file; `path` is relative to the project's root. */
export async function leerFuente(clave: string, path: string, signal: AbortSignal): Promise<string> {
  const { data, status } = await http.get<unknown>('/sonarqube/sonar-file', {
    signal,
    params: { key: `${clave}:${path}` },
    responseType: 'text',
    transformResponse: cuerpoOProblema,
  });
  if (typeof data === 'string') return data;
  throw new ApiProblem(status, 'respuesta-invalida', 'El servidor dio una respuesta que no se entiende.');
}
