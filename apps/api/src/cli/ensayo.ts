import { ensayo } from './ensayo-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(ensayo);
