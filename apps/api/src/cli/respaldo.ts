import { respaldo } from './backup-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand(respaldo);
