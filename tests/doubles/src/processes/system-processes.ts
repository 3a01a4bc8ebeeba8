import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** A process of the system. The system reuses process ids, so id and start time identify it. */
export interface SystemProcess {
  readonly pid: number;
  readonly parent: number;
  /** Clock ticks between the start of the system and that of the process. */
  readonly started: number;
  /** Clock ticks of used processor time. */
  readonly ticks: number;
  readonly nice: number;
  /** Whether it runs or waits for the processor, rather than for something to happen. */
  readonly runnable: boolean;
  /** Name of the program, cut at 15 characters. */
  readonly program: string;
}

/** All descendants of a process, without the process itself. */
export function descendantsOf(pid: number): readonly SystemProcess[] {
  const everything = allProcesses();
  const below = (parent: number): SystemProcess[] =>
    everything.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Processes with this text in their environment or working folder, under any parent. */
export function processesWith(marker: string): readonly SystemProcess[] {
  return allProcesses().filter(
    ({ pid }) => read(pid, 'environ').includes(marker) || folderOf(pid).includes(marker),
  );
}

/** Whether the process still runs; a zombie does not. */
export function runs({ pid, started }: SystemProcess): boolean {
  return readProcess(pid)?.started === started;
}

/** Resident megabytes: now, or the peak since the start of the process or the call of `resetPeak`. */
export function memoryOf({ pid }: Pick<SystemProcess, 'pid'>, which: 'now' | 'peak'): number {
  const field = which === 'now' ? 'VmRSS' : 'VmHWM';
  const kb = new RegExp(`^${field}:\\s+(?<kb>\\d+)`, 'mu').exec(read(pid, 'status'))?.groups?.['kb'];
  return Number(kb ?? 0) / 1024;
}

function allProcesses(): SystemProcess[] {
  if (!existsSync('/proc/self/stat')) return listedProcesses();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

/** On macOS: enough to find descendants. */
function listedProcesses(): SystemProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rest = { started: 0, ticks: 0, nice: 0, runnable: false, program: '' };
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent, ...rest }));
}

/** Null for a process that has ended. */
export function readProcess(pid: number): SystemProcess | null {
  // The program's name is in parentheses and may contain spaces and parentheses.
  const parts = /^\d+ \((?<program>.*)\) (?<fields>[^)]*)$/su.exec(read(pid, 'stat').trim())?.groups;
  if (!parts) return null;
  const { program = '', fields = '' } = parts;
  const [state, ...rest] = fields.split(' ');
  if (state === 'Z' || state === 'X') return null;
  // proc(5) counts from 1, starting with the process id: the parent is the fourth field.
  const field = (number: number): number => Number(rest[number - 4]);
  const ticks = field(14) + field(15);
  const runnable = state === 'R';
  return { pid, program, parent: field(4), started: field(22), nice: field(19), runnable, ticks };
}

/** Empty for a process that has ended, or that belongs to another user. */
function read(pid: number, what: 'stat' | 'status' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

export function resetPeak({ pid }: Pick<SystemProcess, 'pid'>): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
