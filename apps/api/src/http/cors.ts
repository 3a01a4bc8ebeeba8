import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows calls from pages of exactly these origins; without any, no CORS header is ever sent (requisito:
 * cors-list).
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'],
    exposedHeaders: ['ETag', 'Link', 'Retry-After'],
    maxAge: 600,
  });
}
