import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Other origins that the page may connect to: the issuer of its tokens, and the code host's API. */
export interface TrustedOrigins {
  readonly issuer: string | null;
  readonly codeHost: string | null;
  /** True when people reach the product by https. */
  readonly https: boolean;
}

const none = ["'none'"];
const self = ["'self'"];

/** Strict headers on every answer (requisito: secure-headers, requisito: content-policy). */
export async function securityHeaders(app: FastifyInstance, origins: TrustedOrigins): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(origins) },
    strictTransportSecurity: origins.https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}

/**
 * Denies by default and allows the product's own files by name. Style attributes are the only inline
 * exception: the UI kit positions its pop-ups with them, and they cannot run code.
 */
function contentPolicy({ issuer, codeHost }: TrustedOrigins): Record<string, string[]> {
  const identity = issuer === null ? [] : [issuer];
  return {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [...self, 'data:'],
    fontSrc: self,
    connectSrc: [...self, ...identity, ...(codeHost === null ? [] : [codeHost])],
    frameSrc: [...self, ...identity],
    frameAncestors: none,
    baseUri: none,
    formAction: self,
    objectSrc: none,
  };
}
