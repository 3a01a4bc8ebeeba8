import { readConfig } from '../config/config.ts';
import type { CommandDeps } from './backup-commands.ts';
import { commandFailure } from './command-line.ts';

type Command<Deps> = (argv: readonly string[], deps: Deps) => Promise<void>;

/**
 * Runs a command with this process's arguments and environment; a failure prints one line in Spanish and
 * sets status 1.
 */
export async function runCommand(
  command: Command<CommandDeps & { config: ReturnType<typeof readConfig> }>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    await command(process.argv.slice(2), { config, now: () => new Date(), print: console.log });
  } catch (error) {
    console.error(commandFailure(error));
    process.exitCode = 1;
  }
}
