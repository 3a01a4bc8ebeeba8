/** A program to run. It gets this environment and no other variable. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Whether the program writes messages to descriptor 3; its standard output is then discarded. */
  readonly messages?: boolean;
  /** Share of the processor: as the server's, below it, or only what other processes leave. */
  readonly priority: 'normal' | 'low' | 'lowest';
}

export type Channel = 1 | 2 | 3;

/** How a program ended; `failure` is the reason in English when it could not be started. */
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
  /** Closes its standard input. */
  readonly end: () => void;
  /** Kills it and every program that it started. */
  readonly kill: () => void;
}

/** Runs a program in a process group of its own. */
export type Spawn = (program: Program, listener: ProgramListener) => RunningProgram;
