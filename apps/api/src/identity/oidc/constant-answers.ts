import type Provider from 'oidc-provider';

type Middleware = Parameters<Provider['use']>[0];

interface Written {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Writes the answers of these paths once for each of the provider's origins and each of the calling ones: they change
 * with the settings alone (requisito: bounded-pipelining).
 */
export function constantAnswers(paths: readonly string[], origins: readonly string[]): Middleware {
  const written = new Map<string, Written>();
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || !paths.includes(ctx.path)) {
      await next();
      return;
    }
    // Any other origin gets the answer without permission for it.
    const from = ctx.get('Origin');
    const isStrange = from !== '' && !origins.includes(from);
    const key = JSON.stringify([ctx.origin, ctx.path, isStrange ? 'strange' : from]);
    const before = written.get(key);
    if (before) {
      ctx.set(before.headers);
      ctx.body = before.bytes;
      return;
    }
    await next();
    if (ctx.status !== 200) return;
    const bytes = Buffer.from(JSON.stringify(ctx.body));
    const given = Object.entries(ctx.response.headers).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      String(value),
    ]);
    const headers = Object.fromEntries(
      given.filter(([name]) => !isStrange || !name.startsWith('access-control-')),
    );
    written.set(key, { bytes, headers: { ...headers, 'content-length': String(bytes.length) } });
  };
}
