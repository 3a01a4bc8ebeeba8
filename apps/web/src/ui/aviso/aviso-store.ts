/**
 * What an alert says: `exito` for things done, `nota` for what they leave as it is, `error` for failures, `aviso`
 * for what is missing.
 */
export type TipoAviso = 'exito' | 'nota' | 'error' | 'aviso';

export interface Aviso {
  readonly id: number;
  readonly tipo: TipoAviso;
  readonly texto: string;
  /** Key of the form, button or dialog that settles it; null for alerts that only their screen ends. */
  readonly fuente: string | null;
}

/** How long an alert stays when nobody closes it, in milliseconds (design §5). */
export const avisoDuration = 8_000;
const maximumShown = 4;

const listeners = new Set<() => void>();
let shown: readonly Aviso[] = [];
let nextId = 1;

function publish(next: readonly Aviso[]): void {
  if (next.length === shown.length && next.every((aviso, i) => aviso === shown[i])) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** Confirms what was just done, so it outlives its source and its screen. */
const isConfirmation = ({ tipo }: Pick<Aviso, 'tipo'>): boolean => tipo === 'exito' || tipo === 'nota';

/**
 * Shows one of the specification's alerts: a notification with role="alert" that stays until it is closed, settled or
 * eight seconds old. The same text is shown once, anew; a source has one alert at a time, beside its confirmations.
 */
function show(aviso: Omit<Aviso, 'id'>): void {
  const others = shown.filter(({ texto }) => texto !== aviso.texto);
  const left = isConfirmation(aviso) ? others : withoutSource(others, aviso.fuente);
  publish([...left, { ...aviso, id: nextId++ }].slice(-maximumShown));
}

function withoutSource(avisos: readonly Aviso[], fuente: string | null): readonly Aviso[] {
  if (fuente === null) return avisos;
  return avisos.filter((aviso) => aviso.fuente !== fuente || isConfirmation(aviso));
}

/** Alert of something missing. */
export function avisar(texto: string, fuente: string | null = null): void {
  show({ tipo: 'aviso', texto, fuente });
}

/** Alert of something done. */
export function avisarExito(texto: string): void {
  show({ tipo: 'exito', texto, fuente: null });
}

/** Says beside a confirmation what stays as it is. */
export function avisarNota(texto: string): void {
  show({ tipo: 'nota', texto, fuente: null });
}

/** Alert of a failure; `causa` is added as a second sentence unless it says the same. */
export function avisarError(texto: string, causa?: string, fuente: string | null = null): void {
  const whole = causa === undefined || causa === texto ? texto : `${texto.replace(/\.$/, '')}. ${causa}`;
  show({ tipo: 'error', texto: whole, fuente });
}

export function closeAviso(id: number): void {
  publish(shown.filter((aviso) => aviso.id !== id));
}

/** Ends what a source alerted: its cause is gone. */
export function settleAvisos(fuente: string): void {
  publish(withoutSource(shown, fuente));
}

/** Ends everything but confirmations: the screen that alerted is gone. */
export function leaveScreen(): void {
  publish(shown.filter(isConfirmation));
}

export function closeAllAvisos(): void {
  publish([]);
}

export const avisoStore = {
  get: (): readonly Aviso[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
