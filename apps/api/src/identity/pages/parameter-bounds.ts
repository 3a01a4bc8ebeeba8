import type { FastifyReply, FastifyRequest } from 'fastify';

import { messagePage } from './pages.ts';
import type { PageParts } from './parts.ts';
import { sendPage } from './send-page.ts';

/** Most bytes of one parameter, `state` and `nonce` among them, and of all in an address: they are stored with the form. */
const MAX_PARAMETER_BYTES = 2048;
const MAX_ADDRESS_BYTES = 8192;

/** Refuses requests to the provider whose parameters are too long, before any of them is stored. */
export function boundParameters({ page }: Pick<PageParts, 'page'>) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (request.url.length <= MAX_ADDRESS_BYTES && parametersOf(request.url).every(isShort)) {
      done();
      return;
    }
    void sendPage(
      reply,
      400,
      messagePage(
        page,
        'Enlace no válido',
        'La dirección de acceso es demasiado larga. Entre desde la aplicación.',
      ),
    );
  };
}

function parametersOf(url: string): string[] {
  const at = url.indexOf('?');
  return at < 0 ? [] : [...new URLSearchParams(url.slice(at)).values()];
}

function isShort(value: string): boolean {
  return Buffer.byteLength(value) <= MAX_PARAMETER_BYTES;
}
