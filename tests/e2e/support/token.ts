import { createHash, randomBytes } from 'node:crypto';

import type { APIResponse, Page } from '@playwright/test';
import * as z from 'zod/mini';

const respuestaToken = z.object({ access_token: z.string() });

/**
 * An access token of the browser's session, by the code flow without a page: a load of the application would take a
 * hundred times as long.
 * @param inicio address of the product's landing page
 */
export async function tokenDeSesion({ request }: Page, inicio: string): Promise<string> {
  const oidc = `${inicio}auth/realms/mantenible/protocol/openid-connect`;
  const verifier = randomBytes(72).toString('base64url');
  const client = { client_id: 'mantenible-web', redirect_uri: inicio };
  const params = {
    ...client,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    prompt: 'none',
    state: 'recorridos',
    nonce: 'recorridos',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const asked = await request.get(`${oidc}/auth`, { params, maxRedirects: 0 });
  const form = {
    ...client,
    grant_type: 'authorization_code',
    code: codeOf(asked),
    code_verifier: verifier,
  };
  const given = await request.post(`${oidc}/token`, { form });
  return `Bearer ${z.parse(respuestaToken, await given.json()).access_token}`;
}

function codeOf(answer: APIResponse): string {
  const { hash } = new URL(answer.headers()['location'] ?? '', answer.url());
  const code = new URLSearchParams(hash.slice(1)).get('code');
  if (code === null) throw new Error(`no session: ${answer.status()} from ${answer.url()}${hash}`);
  return code;
}
