import { AxiosHeaders } from 'axios';

import { http } from '../../../lib/http.ts';

/** Puts a network under the HTTP client that answers everything alike, and keeps what was asked: address and parameters. */
export function conRespuesta(data: unknown): [url: unknown, params: unknown][] {
  const pedidas: [unknown, unknown][] = [];
  http.defaults.adapter = (config) => {
    const params: unknown = config.params;
    pedidas.push([config.url, params]);
    return Promise.resolve({ status: 200, data, config, headers: new AxiosHeaders(), statusText: '' });
  };
  return pedidas;
}
