import type { IncomingMessage } from 'node:http';

import { readBody } from '../http.ts';

/** A refusal in the service's words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Parameters {
  get(name: string): string | null;
  required(name: string): string;
  list(name: string): readonly string[];
}

/** Those of the address and, of a POST, those of its form. */
export async function readParameters(request: IncomingMessage): Promise<Parameters> {
  const given = new URL(request.url ?? '/', 'http://double').searchParams;
  if (request.method === 'POST') {
    for (const [name, value] of new URLSearchParams(await readBody(request))) given.append(name, value);
  }
  const get = (name: string) => given.get(name);
  return {
    get,
    required: (name) => {
      const value = get(name);
      if (value === null || value === '') throw new Refusal(400, `The '${name}' parameter is missing`);
      return value;
    },
    list: (name) => (get(name) ?? '').split(',').filter((value) => value !== ''),
  };
}

export interface Page {
  readonly p: number;
  readonly ps: number;
}

export function pageOf(parameters: Parameters): Page {
  const p = Number(parameters.get('p') ?? 1);
  const ps = Number(parameters.get('ps') ?? 100);
  if (ps > 500) throw new Refusal(400, `'ps' value (${ps}) must be less than 500`);
  return { p, ps };
}

export const slice = <T>(all: readonly T[], { p, ps }: Page): readonly T[] => all.slice((p - 1) * ps, p * ps);
