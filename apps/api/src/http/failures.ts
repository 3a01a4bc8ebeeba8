import { isLostConnection } from '@mantenible/db';

import { HttpProblem } from './http-problem.ts';

const reintentarPronto = { 'Retry-After': '5' };

/** Fastify's own refusals, by error code. */
const frameworkProblems: Readonly<Record<string, HttpProblem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpProblem(413, 'demasiado-grande', 'Lo enviado es demasiado grande.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpProblem(
    415,
    'tipo-no-admitido',
    'Envíe los datos en formato JSON.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpProblem(400, 'json-invalido', 'El cuerpo de la petición está vacío.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpProblem(400, 'json-invalido', 'El cuerpo no es un JSON válido.'),
  FST_ERR_BAD_URL: new HttpProblem(400, 'direccion-invalida', 'La dirección no es válida.'),
  FST_ERR_HANDLER_TIMEOUT: new HttpProblem(
    503,
    'tiempo-agotado',
    'El servidor tardó demasiado en responder. Inténtelo de nuevo en unos segundos.',
    reintentarPronto,
  ),
  FST_ERR_MAX_PARAM_LENGTH: new HttpProblem(414, 'direccion-larga', 'La dirección es demasiado larga.'),
  // A path that the system cannot look up (one that is too long, for instance) is not a file of the page.
  FST_STATIC_FORBIDDEN_PATH: new HttpProblem(404, 'no-encontrado', 'Esa dirección no existe.'),
};

const sinEspacio = new HttpProblem(
  507,
  'sin-espacio',
  'El servidor no tiene espacio para guardar más datos.',
);
const sinBase = new HttpProblem(
  503,
  'base-no-disponible',
  'La base de datos no está disponible. Inténtelo de nuevo en unos segundos.',
  reintentarPronto,
);
/**
 * SQLSTATE classes and system codes of failures without a fault in the request; 25006: a standby that is not promoted
 * yet; 57014: a statement over its time limit.
 */
const unavailable =
  /^(?:08\w{3}|57P0\d|57014|53[0234]00|25006|40001|40P01|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|EHOSTDOWN)$/;
const diskFull = /^(?:53100|ENOSPC|EDQUOT)$/;

/** The answer to a failure with a known code; null for an unforeseen one. */
export function knownFailure(error: Error): HttpProblem | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (diskFull.test(code)) return sinEspacio;
  if (unavailable.test(code) || isLostConnection(error)) return sinBase;
  return frameworkProblems[code] ?? badRequest(error);
}

function badRequest(error: Error): HttpProblem | null {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return null;
  return new HttpProblem(status, 'peticion-invalida', 'La petición no es válida.');
}
