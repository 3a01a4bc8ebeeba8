/** A program to run, with these environment variables and no others. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Whether the program writes messages to descriptor 3; its standard output is then discarded. */
  readonly messages?: boolean;
  /** Priority of the process: that of the server, or below it. */
  readonly priority: 'normal' | 'low';
}

/** File descriptor of a program's output: standard output, standard error or messages. */
export type Channel = 1 | 2 | 3;

/** How a program ended; `failure` is the reason, in English, why it could not be started. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly failure?: string;
}

export interface ProgramListener {
  readonly onData: (channel: Channel, chunk: Buffer) => void;
  /** Called once, after the last chunk. */
  readonly onExit: (exit: Exit) => void;
}

export interface RunningProgram {
  readonly write: (bytes: Uint8Array) => void;
  /** Closes the standard input of the program. */
  readonly end: () => void;
  /** Kills the program and all programs that it started. */
  readonly kill: () => void;
}

/** Runs a program in a process group of its own. */
export type Spawn = (program: Program, listener: ProgramListener) => RunningProgram;
