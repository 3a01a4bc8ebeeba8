export { dump } from './dump.ts';
export { BackupRefused } from './format.ts';
export { backUpIfDue, startNightlyBackup, type NightlyBackup } from './nightly.ts';
export { restore } from './restore.ts';
export { startSweep, sweepDeleted } from '../sweep.ts';
export { startUpkeep } from '../upkeep.ts';
