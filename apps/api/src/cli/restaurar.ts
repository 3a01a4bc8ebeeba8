import { restaurar } from './backup-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand(restaurar);
