import type { DestinationStream } from 'pino';
import * as z from 'zod/mini';

import { printableLine, printableLines } from './printable.ts';

const line = z.looseObject({ level: z.string(), time: z.string(), msg: z._default(z.string(), '') });

/** Writes pino's lines readably to a terminal: time, level, message and the other fields. */
export function readableLog(write: (text: string) => void): DestinationStream {
  return {
    write: (text) => {
      write(readable(text));
    },
  };
}

/** The readable log for a terminal; undefined elsewhere, where lines stay JSON. */
export function terminalLog(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): DestinationStream | undefined {
  return output.isTTY ? readableLog((text) => output.write(text)) : undefined;
}

function readable(text: string): string {
  const parsed = line.safeParse(JSON.parse(text));
  if (!parsed.success) return text;
  const { level, time, msg, err, ...rest } = parsed.data;
  const fields = Object.entries(rest).filter(([name]) => name !== 'reqId');
  const words = fields.map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const head = [time.slice(11, 19), level.toUpperCase().padEnd(5), msg, ...words].filter(
    (word) => word !== '',
  );
  return `${printableLine(head.join(' '))}\n${stackOf(err)}`;
}

const failure = z.object({ stack: z.optional(z.string()), message: z.optional(z.string()) });

function stackOf(err: unknown): string {
  const parsed = failure.safeParse(err);
  const text = parsed.success ? (parsed.data.stack ?? parsed.data.message) : undefined;
  return text === undefined ? '' : `    ${printableLines(text)}\n`;
}
