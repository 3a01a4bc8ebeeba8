import type * as protocol from '@modelcontextprotocol/server';
import type * as stdio from '@modelcontextprotocol/server/stdio';

import { Refusal } from '../refusal.ts';

/** The two parts of the protocol's own SDK that the server needs. */
export interface Sdk {
  readonly protocol: typeof protocol;
  readonly stdio: typeof stdio;
}

const name = '@modelcontextprotocol/server';

/** Loads the SDK, which is an optional package. Refuses where it is not installed, with the command that installs it. */
export async function loadSdk(): Promise<Sdk> {
  try {
    const [server, transport] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { protocol: server, stdio: transport };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Refusal(
      `A «mantenible mcp» le falta un paquete opcional, que se instala junto a mantenible: en el proyecto con «npm install ${name}», para todos con «npm install --global ${name}»; sin instalar ninguno, «npx --package mantenible --package ${name} mantenible mcp».`,
    );
  }
}
