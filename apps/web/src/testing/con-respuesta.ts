import { AxiosHeaders } from 'axios';

import { http } from '../lib/http.ts';

/** Stubs the network: every request gets the same response; returns URL and parameters of each request. */
export function conRespuesta(data: unknown): [url: unknown, params: unknown][] {
  const pedidas: [unknown, unknown][] = [];
  http.defaults.adapter = (config) => {
    const params: unknown = config.params;
    pedidas.push([config.url, params]);
    return Promise.resolve({ status: 200, data, config, headers: new AxiosHeaders(), statusText: '' });
  };
  return pedidas;
}
