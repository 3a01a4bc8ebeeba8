import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

/** A server whose master realm KEYCLOAK_TEST_ADMIN administers; tools/test-real.ts starts one and names it. */
export const keycloakUrl = process.env['KEYCLOAK_URL'] ?? '';
export const realmUrl = `${keycloakUrl}/realms/mantenible`;

export interface Persona {
  readonly usuario: string;
  readonly clave: string;
}

const tokenAnswer = z.object({ access_token: z.string() });
const client = z.looseObject({
  id: z.string(),
  redirectUris: z.array(z.string()),
  webOrigins: z.array(z.string()),
  attributes: z.record(z.string(), z.string()),
});
const realm = z.object({ browserSecurityHeaders: z.record(z.string(), z.string()) });

export class KeycloakAdmin {
  readonly token: string;

  private constructor(token: string) {
    this.token = token;
  }

  /** Signs in and makes sure that the realm of deploy/keycloak is there. */
  static async open(): Promise<KeycloakAdmin> {
    const fields = {
      grant_type: 'password',
      client_id: 'admin-cli',
      username: process.env['KEYCLOAK_TEST_ADMIN'] ?? 'admin',
      password: process.env['KEYCLOAK_TEST_ADMIN_PASSWORD'] ?? 'admin',
    };
    const response = await fetch(`${keycloakUrl}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const admin = new KeycloakAdmin(tokenAnswer.parse(await response.json()).access_token);
    const file = new URL('../../../deploy/keycloak/mantenible-realm.json', import.meta.url);
    // 409 when the server was started with it.
    await admin.send('POST', '/admin/realms', JSON.parse(await readFile(file, 'utf8')), 409);
    return admin;
  }

  /** Adds a person with a name of their own and these roles of the realm. */
  async addPersona(nombre: string, roles: readonly string[]): Promise<Persona> {
    const usuario = `${nombre.toLowerCase()}-${randomBytes(4).toString('hex')}`;
    const clave = randomBytes(12).toString('hex');
    const made = await this.send('POST', '/admin/realms/mantenible/users', {
      username: usuario,
      enabled: true,
      firstName: nombre,
      lastName: 'Pérez',
      email: `${usuario}@ejemplo.es`,
      emailVerified: true,
      credentials: [{ type: 'password', value: clave, temporary: false }],
    });
    const id = made.headers.get('location')?.split('/').at(-1) ?? '';
    const known = await Promise.all(roles.map((rol) => this.read(`/admin/realms/mantenible/roles/${rol}`)));
    await this.send('POST', `/admin/realms/mantenible/users/${id}/role-mappings/realm`, known);
    return { usuario, clave };
  }

  /** Lets the page be used from one more address, in every place that deploy/keycloak/README.md names. */
  async allowHome(home: string): Promise<void> {
    const found = await this.read('/admin/realms/mantenible/clients?clientId=mantenible-web');
    const [known] = z.tuple([client]).parse(found);
    const { origin } = new URL(home);
    const logout = 'post.logout.redirect.uris';
    await this.send('PUT', `/admin/realms/mantenible/clients/${known.id}`, {
      ...known,
      redirectUris: [...known.redirectUris, home],
      webOrigins: [...known.webOrigins, origin],
      attributes: { ...known.attributes, [logout]: `${known.attributes[logout] ?? ''}##${home}` },
    });
    const { browserSecurityHeaders } = realm.parse(await this.read('/admin/realms/mantenible'));
    const contentSecurityPolicy = (browserSecurityHeaders['contentSecurityPolicy'] ?? '').replace(
      'frame-ancestors',
      `frame-ancestors ${origin}`,
    );
    await this.send('PUT', '/admin/realms/mantenible', {
      browserSecurityHeaders: { ...browserSecurityHeaders, contentSecurityPolicy },
    });
  }

  private async read(path: string): Promise<unknown> {
    const response = await fetch(keycloakUrl + path, { headers: { authorization: `Bearer ${this.token}` } });
    return response.json();
  }

  private async send(method: string, path: string, body: unknown, alsoFine?: number): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const response = await fetch(keycloakUrl + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok && response.status !== alsoFine)
      throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    return response;
  }
}
