import type { PostgresPool } from 'kysely';
import type pg from 'pg';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/** Statements that a connection keeps prepared; the product has fewer that it repeats. */
const mostPrepared = 300;
/** Texts of one run that are kept for comparison; a list of values gives a text for each length. */
const mostSeen = 1000;
/** Longer texts write many rows at once: they are seldom repeated, and their plans are large. */
const longestText = 8192;

/**
 * Connections that prepare each statement with values from its second run on: the embedded engine spends more time on
 * planning than on running. A server's connections do not: a pooler between them may not keep prepared statements, and a
 * rolling upgrade changes tables under them.
 */
export function preparing(connect: () => Promise<pg.PoolClient>): () => Promise<Client> {
  const known = new WeakMap<pg.PoolClient, Client>();
  return async () => {
    const client = await connect();
    const before = known.get(client);
    if (before) return before;
    const prepared = preparingClient(client);
    known.set(client, prepared);
    return prepared;
  };
}

function preparingClient(client: pg.PoolClient): Client {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostPrepared || text.length > longestText) return name;
    if (!seen.delete(text)) {
      if (seen.size >= mostSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    const next = `p${String(names.size)}`;
    names.set(text, next);
    return next;
  };
  const query = (text: string, values: unknown[]) => {
    // Without values a text may hold several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  return {
    // Kysely's type also has cursors, which nothing here reads, and lists the commands by name.
    query: query as unknown as Client['query'],
    release: (destroy) => {
      client.release(destroy);
    },
  };
}
