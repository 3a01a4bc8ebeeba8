import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { HttpProblem } from '../http/http-problem.ts';
import { refuseUnstorableText } from '../http/storable-text.ts';
import { mountProvider } from './oidc/mount.ts';
import { TTL } from './oidc/provider.ts';
import { accountRoutes } from './pages/account.routes.ts';
import { assetRoutes } from './pages/asset.routes.ts';
import { messagePage } from './pages/pages.ts';
import { boundParameters } from './pages/parameter-bounds.ts';
import type { PageParts } from './pages/parts.ts';
import { sendPage } from './pages/send-page.ts';
import { sessionCheckRoutes } from './pages/session-check.routes.ts';
import { signInRoutes } from './pages/sign-in.routes.ts';
import { LOOK_MS } from './tokens/ended-sessions.ts';
import { userinfoRoutes } from './pages/userinfo.routes.ts';

const SWEEP_MS = 10 * 60_000;
/** Twice the life of an access token. */
const ENDED_MS = 2 * TTL.accessToken * 1000;
const FORM_LIMIT = 16_384;

/** Serves the embedded provider under `{base}/auth/realms/mantenible`; registered without a prefix. */
export function identityPlugin(parts: PageParts): FastifyPluginAsync {
  return async (app) => {
    const prefix = parts.addresses.mount;
    refuseUnstorableText(app);
    answerTooMany(app, parts);
    await app.register(
      (scope, _options, done) => {
        scope.addHook('preHandler', boundParameters(parts));
        mountProvider(scope, parts.provider, parts.addresses);
        done();
      },
      { prefix },
    );
    await app.register(
      async (scope) => {
        // These pages accept only form bodies.
        scope.removeAllContentTypeParsers();
        await scope.register(formbody, { bodyLimit: FORM_LIMIT });
        assetRoutes(scope);
        signInRoutes(scope, parts);
        accountRoutes(scope, parts);
        sessionCheckRoutes(scope, parts);
        userinfoRoutes(scope, parts);
      },
      { prefix },
    );
    const timer = setInterval(() => void sweep(parts), SWEEP_MS).unref();
    const endLooking = await lookForEnded(parts);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await endLooking();
    });
  };
}

/** Shows a refusal for too many requests as a page to a person; other errors are answered as everywhere. */
function answerTooMany(app: FastifyInstance, { page }: Pick<PageParts, 'page'>): void {
  app.setErrorHandler((error, request, reply) => {
    const shown = error instanceof HttpProblem && error.status === 429;
    if (!shown || !(request.headers.accept ?? '').includes('text/html')) throw error;
    return sendPage(
      reply.headers(error.headers),
      429,
      messagePage(page, 'Demasiadas peticiones', error.message),
    );
  });
}

/** Looks for ended sessions, now and twice a second; returns the function that ends this. */
async function lookForEnded({ ended, log }: Pick<PageParts, 'ended' | 'log'>): Promise<() => Promise<void>> {
  let failing = false;
  const look = async () => {
    try {
      await ended.refresh();
      failing = false;
    } catch (err) {
      if (!failing) log.warn({ err }, 'identity: ended sessions are not known');
      failing = true;
    }
  };
  await look();
  let last = Promise.resolve();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    last = look().finally(() => {
      looking = false;
    });
  }, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Removes expired records; a failure is logged, and the next sweep retries. */
export async function sweep({
  oidc,
  intentos,
  endedSessions,
  log,
  now,
}: Pick<PageParts, 'oidc' | 'intentos' | 'endedSessions' | 'log' | 'now'>) {
  try {
    await oidc.sweep(now());
    await endedSessions.removeBefore(new Date(now().getTime() - ENDED_MS));
    await intentos.sweep(now());
  } catch (err) {
    log.error({ err }, 'identity: expired rows could not be removed');
  }
}
