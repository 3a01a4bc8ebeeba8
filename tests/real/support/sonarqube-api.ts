/** Direct calls to the real server: tests compare the answers of the product with these. */
export interface Sonarqube {
  readonly url: string;
  readonly token: string;
}

/** The server that tools/test-real.ts started, or that SONAR_HOST_URL and SONAR_TOKEN name. */
export const sonarqube: Sonarqube = {
  url: process.env['SONAR_HOST_URL'] ?? '',
  token: process.env['SONAR_TOKEN'] ?? '',
};

type Parameters = Readonly<Record<string, string>>;

/** Asks `api/<path>`; any status. */
export function ask({ url, token }: Sonarqube, path: string, parameters: Parameters = {}): Promise<Response> {
  const query = new URLSearchParams(parameters).toString();
  return fetch(`${url}/api/${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
}

/** JSON of an answer that must be there. */
export async function read(server: Sonarqube, path: string, parameters: Parameters = {}): Promise<unknown> {
  const response = await ask(server, path, parameters);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Sends a form; any status. */
export function post({ url, token }: Sonarqube, path: string, form: Parameters): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams(form),
  });
}
