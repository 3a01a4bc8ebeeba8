import * as z from 'zod';

import { controlled } from '../control.ts';
import { createFaults, type Faults } from '../faults.ts';
import { listen, send, type Answer, type Handler, type Listening } from '../http.ts';

/** Text of each branch's `sonar-project.properties`; null where the branch has none. */
export type Branches = Readonly<Record<string, string | null>>;

export interface CodeHostDouble extends Listening {
  readonly faults: Faults;
  /** `repo` is `owner/name`. */
  setRepo(repo: string, branches: Branches): void;
}

const order = z.object({
  repos: z.optional(z.record(z.string(), z.record(z.string(), z.nullable(z.string())))),
});

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Retry-After',
};
const preflight = {
  ...cors,
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-None-Match, X-GitHub-Api-Version',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-max-age': '86400',
};
const docs = 'https://docs.github.com/rest';
const contents = /^\/repos\/(?<repo>[^/]+\/[^/]+)\/contents\/sonar-project\.properties$/;

/** GitHub's contents API for one file of made-up private repositories, which `token` may read. */
export async function startCodeHost({
  token,
  port,
}: {
  token: string;
  port?: number;
}): Promise<CodeHostDouble> {
  const repos = new Map<string, Branches>();
  const authorizations = [`Bearer ${token}`, `token ${token}`];
  const faults = createFaults({
    authorizations,
    headers: cors,
    bodyOf: (status) => failure(status, messages[status] ?? 'Server Error').body,
  });
  const handler = controlled(faults, handlerOf(repos, authorizations), (given) => {
    for (const [repo, branches] of Object.entries(order.parse(given).repos ?? {})) repos.set(repo, branches);
    return [...repos.keys()];
  });
  return {
    ...(await listen(handler, port)),
    faults,
    setRepo: (repo, branches) => repos.set(repo, branches),
  };
}

const messages: Readonly<Record<number, string>> = {
  401: 'Bad credentials',
  403: 'Resource not accessible by personal access token',
  404: 'Not Found',
  429: 'API rate limit exceeded',
};

const failure = (status: number, message: string): Answer => ({
  status,
  body: { message, documentation_url: docs, status: String(status) },
  headers: cors,
});

function handlerOf(repos: ReadonlyMap<string, Branches>, authorizations: readonly string[]): Handler {
  return (request, response) => {
    if (request.method === 'OPTIONS') {
      send(response, { status: 204, headers: preflight });
      return;
    }
    const { authorization, accept = '' } = request.headers;
    const allowed = authorization !== undefined && authorizations.includes(authorization);
    if (authorization !== undefined && !allowed) send(response, failure(401, 'Bad credentials'));
    else send(response, answer(repos, new URL(request.url ?? '/', 'http://double'), allowed, accept));
  };
}

/** Without a token a private repository answers as if it did not exist. */
function answer(repos: ReadonlyMap<string, Branches>, url: URL, allowed: boolean, accept: string): Answer {
  const repo = contents.exec(url.pathname)?.groups?.['repo'];
  const branches = allowed && repo !== undefined ? repos.get(decodeURIComponent(repo)) : undefined;
  if (branches === undefined) return failure(404, 'Not Found');
  const ref = url.searchParams.get('ref') ?? 'main';
  if (!(ref in branches)) return failure(404, `No commit found for the ref ${ref}`);
  const text = branches[ref] ?? null;
  if (text === null) return failure(404, 'Not Found');
  if (accept.includes('raw')) return { status: 200, body: text, headers: cors };
  return { status: 200, body: fileOf(text), headers: cors };
}

/** The API breaks its base64 into lines. */
function fileOf(text: string) {
  const encoded = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n');
  return {
    name: 'sonar-project.properties',
    path: 'sonar-project.properties',
    size: Buffer.byteLength(text),
    type: 'file',
    content: `${encoded}\n`,
    encoding: 'base64',
  };
}
