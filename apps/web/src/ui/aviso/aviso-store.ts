/**
 * Kind of an alert: `exito` confirms an action, `nota` states what it did not change, `error` reports a
 * failure, `aviso` a missing input.
 */
export type TipoAviso = 'exito' | 'nota' | 'error' | 'aviso';

export interface Aviso {
  readonly id: number;
  readonly tipo: TipoAviso;
  readonly texto: string;
  /**
   * Key of the form, button or dialog that settles it; null for alerts that stay until their screen is
   * left.
   */
  readonly fuente: string | null;
}

/** Duration of an alert that is not closed, in milliseconds (requisito: alerts). */
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

/** A confirmation stays after its source is settled and its screen is left. */
const isConfirmation = ({ tipo }: Pick<Aviso, 'tipo'>): boolean => tipo === 'exito' || tipo === 'nota';

/**
 * Shows an alert: a notification with role="alert" that stays until it is closed, settled or eight seconds
 * old. A repeated text replaces the earlier alert; a source has one alert at a time, beside its
 * confirmations.
 */
function show(aviso: Omit<Aviso, 'id'>): void {
  const others = shown.filter(({ texto }) => texto !== aviso.texto);
  const left = isConfirmation(aviso) ? others : withoutSource(others, aviso.fuente);
  publish([...left, { ...aviso, id: nextId++ }].slice(-maximumShown));
}

/** The alerts without those of a source; its confirmations stay. */
function withoutSource(avisos: readonly Aviso[], fuente: string | null): readonly Aviso[] {
  if (fuente === null) return avisos;
  return avisos.filter((aviso) => aviso.fuente !== fuente || isConfirmation(aviso));
}

/** Alert of a missing input. */
export function avisar(texto: string, fuente: string | null = null): void {
  show({ tipo: 'aviso', texto, fuente });
}

/** Alert of a successful action. */
export function avisarExito(texto: string): void {
  show({ tipo: 'exito', texto, fuente: null });
}

/** Note on what an action did not change: beside its confirmation, or alone where the action changed nothing. */
export function avisarNota(texto: string): void {
  show({ tipo: 'nota', texto, fuente: null });
}

/** Alert of a failure; `causa` is added as a second sentence unless it is the same. */
export function avisarError(texto: string, causa?: string, fuente: string | null = null): void {
  const whole = causa === undefined || causa === texto ? texto : `${texto.replace(/\.$/, '')}. ${causa}`;
  show({ tipo: 'error', texto: whole, fuente });
}

export function closeAviso(id: number): void {
  publish(shown.filter((aviso) => aviso.id !== id));
}

/** Removes the alert of a source whose cause no longer exists. */
export function settleAvisos(fuente: string): void {
  publish(withoutSource(shown, fuente));
}

/** Removes all alerts except confirmations, when the screen is left. */
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
