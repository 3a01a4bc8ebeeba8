import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What a request got: a status of 0 where the connection broke. */
export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly retryAfter: number;
}

const base = '/mantenible';
const oidc = `${base}/auth/realms/mantenible/protocol/openid-connect`;
const knownBrowser = 'mantenible_dispositivo';

/** Address that opens a sign-in form. */
export function authorizePath(origin: string): string {
  const query = new URLSearchParams({
    client_id: 'mantenible-web',
    redirect_uri: `${origin}${base}/`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'bench',
    nonce: 'bench',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${oidc}/auth?${query.toString()}`;
}

/** A browser with one connection, from a loopback address of its own. */
export class LocalBrowser {
  readonly #origin: string;
  readonly #agent: Agent;
  #cookies = new Map<string, string>();

  constructor(origin: string, localAddress = '127.0.0.1') {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  /** Requests a path with the cookies so far; a body makes it a POST of a form. */
  send(path: string, form?: Record<string, string>): Promise<Answer> {
    const body = form && new URLSearchParams(form).toString();
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const options = { agent: this.#agent, headers, method: body === undefined ? 'GET' : 'POST' };
    return new Promise((resolve) => {
      const sent = request(this.#origin + path, options, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
        const { location = '', 'retry-after': after = '0' } = response.headers;
        const answer = { status: response.statusCode ?? 0, location, retryAfter: Number(after) };
        response.resume().once('end', () => {
          resolve(answer);
        });
      });
      sent.once('error', () => {
        resolve({ status: 0, location: '', retryAfter: 0 });
      });
      sent.end(body);
    });
  }

  /** Signs in, repeating what is refused for a while; false where it took longer than `mostMs`. */
  async signIn(usuario: string, clave: string, mostMs: number): Promise<boolean> {
    const until = performance.now() + mostMs;
    for (;;) {
      const form = await this.send(authorizePath(this.#origin));
      const answer = form.location === '' ? form : await this.send(pathOf(form.location), { usuario, clave });
      if (answer.status === 303) return performance.now() <= until;
      const pauseMs = Math.max(1, answer.retryAfter) * 1000;
      if (performance.now() + pauseMs > until) return false;
      await wait(pauseMs);
    }
  }

  /** Drops the session and keeps the mark of a browser that signed in before. */
  endSession(): void {
    this.#cookies = new Map([...this.#cookies].filter(([name]) => name === knownBrowser));
  }

  close(): void {
    this.#agent.destroy();
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

/** Path and query of an address, which may be absolute. */
export function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
}
