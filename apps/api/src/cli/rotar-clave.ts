import { rotarClave } from './key-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(rotarClave);
