import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';

import { refuseUnstorableText } from '../http/storable-text.ts';
import { mountProvider } from './oidc/mount.ts';
import { accountRoutes } from './pages/account.routes.ts';
import { assetRoutes } from './pages/asset.routes.ts';
import type { PageParts } from './pages/parts.ts';
import { sessionCheckRoutes } from './pages/session-check.routes.ts';
import { signInRoutes } from './pages/sign-in.routes.ts';
import { userinfoRoutes } from './pages/userinfo.routes.ts';

const SWEEP_MS = 10 * 60_000;
const FORM_LIMIT = 16_384;

/** Serves the embedded provider under `{base}/auth/realms/mantenible`; registered without a prefix. */
export function identityPlugin(parts: PageParts): FastifyPluginAsync {
  return async (app) => {
    const prefix = parts.addresses.mount;
    refuseUnstorableText(app);
    await app.register(
      (scope, _options, done) => {
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
    app.addHook('onClose', (_instance, done) => {
      clearInterval(timer);
      done();
    });
  };
}

/** Removes expired records; a failure is logged, and the next sweep retries. */
export async function sweep({
  oidc,
  intentos,
  log,
  now,
}: Pick<PageParts, 'oidc' | 'intentos' | 'log' | 'now'>) {
  try {
    await oidc.sweep(now());
    await intentos.sweep(now());
  } catch (err) {
    log.error({ err }, 'identity: expired rows could not be removed');
  }
}
