import type { TipoAviso } from './aviso.port.ts';

/** Whether a person gets notices by mail, and where; `correo` is null where no address is known. */
export interface EleccionDeCorreo {
  readonly activo: boolean;
  readonly correo: string | null;
}

/** The choices of people. */
export interface EleccionRepository {
  /** Null for a person who never chose. */
  leer(sub: string): Promise<EleccionDeCorreo | null>;
  /** Turns mail on with an address, or off with null. What waits is dropped with the latter. */
  elegir(sub: string, correo: string | null): Promise<void>;
  /** Replaces the address of a person who has mail on by the one of the newest token. */
  renovar(sub: string, correo: string | null): Promise<void>;
}

/** A person whose mail a server is to send now. No other server sends it before `hasta`. */
export interface Reclamo {
  readonly sub: string;
  /** Null where no address is known any longer, or the account is not active. */
  readonly correo: string | null;
  /** Failed attempts since the last mail. */
  readonly intentos: number;
  readonly hasta: Date;
}

/** A notice as it was read for a mail: news of the same key renews `creado`. */
export interface AvisoLeido {
  readonly id: string;
  readonly creado: Date;
}

/** A notice that waits for a mail. */
export interface AvisoPendiente extends AvisoLeido {
  readonly tipo: TipoAviso;
  /** The delivery that it is about, with its title and deadline; null for a notice about the course. */
  readonly entregaId: string | null;
  readonly titulo: string | null;
  readonly fin: Date | null;
  readonly cursoId: string;
  readonly curso: string;
  readonly zona: string;
  /** Since when it waits. */
  readonly espera: Date;
}

/** A deadline of the next day that a person with mail on has no notice of. */
export interface PlazoDePersona {
  readonly sub: string;
  readonly entregaId: string;
  readonly cursoId: string;
  readonly titulo: string;
  readonly fin: Date;
}

export interface EstadoDeCorreo {
  /** People with mail on. */
  readonly personas: number;
  /** Notices that wait for a mail. */
  readonly esperan: number;
  readonly ultimo: Date | null;
  readonly fallo: { readonly motivo: string; readonly momento: Date } | null;
}

/** The mails that wait. */
export interface BuzonRepository {
  /** Deadlines until `hasta` that lack a notice, at most `maximo`. */
  plazos(now: Date, maximo: number): Promise<readonly PlazoDePersona[]>;
  /** Claims the mail of one person until `hasta`; null where none is due, or the hour has had `porHora` mails. */
  reclamar(now: Date, hasta: Date, porHora: number): Promise<Reclamo | null>;
  pendientes(sub: string): Promise<readonly AvisoPendiente[]>;
  /** Ends a claim whose mail was sent: these notices wait no longer, the next mail waits until `siguiente`. */
  enviado(reclamo: Reclamo, leidos: readonly AvisoLeido[], now: Date, siguiente: Date): Promise<void>;
  /** Ends a claim without a mail: these notices wait no longer. */
  descartar(reclamo: Reclamo, leidos: readonly AvisoLeido[]): Promise<void>;
  /** Ends a claim whose mail failed; it is tried again at `siguiente`. */
  fallido(reclamo: Reclamo, motivo: string, now: Date, siguiente: Date): Promise<void>;
  /** Drops what has waited since before `antes`; returns the number of notices. */
  olvidar(antes: Date): Promise<number>;
  estado(): Promise<EstadoDeCorreo>;
}

export interface Correo {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  /** Page where the reader turns mail off. */
  readonly baja: string;
  /** The same for a mail that is sent again: receivers may recognise it. */
  readonly clave: string;
}

/** Why a mail was not sent, as a Spanish sentence without words of the other server. */
export interface FalloDeEnvio {
  readonly motivo: string;
  /** Whether it concerns the server, and not this mail alone. */
  readonly deTodos: boolean;
}

/** Sends a mail; null when the server accepted it. */
export type EnviarCorreo = (correo: Correo, signal: AbortSignal) => Promise<FalloDeEnvio | null>;
