/** What an alert says: `exito` for things done, `error` for failures, `aviso` for what is missing. */
export type TipoAviso = 'exito' | 'error' | 'aviso';

export interface Aviso {
  readonly id: number;
  readonly tipo: TipoAviso;
  readonly texto: string;
}

/** How long an alert stays when nobody closes it, in milliseconds (design §5). */
export const avisoDuration = 8_000;
const maximumShown = 4;

const listeners = new Set<() => void>();
let shown: readonly Aviso[] = [];
let nextId = 1;

function publish(next: readonly Aviso[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows one of the specification's alerts: a notification with role="alert" that stays until it is closed or for
 * eight seconds. The same text is shown once, anew.
 */
export function avisar(texto: string, tipo: TipoAviso = 'aviso'): void {
  // What was missing or failed before is settled by a success.
  const others = shown.filter(
    (aviso) => aviso.texto !== texto && (tipo !== 'exito' || aviso.tipo === 'exito'),
  );
  publish([...others, { id: nextId++, tipo, texto }].slice(-maximumShown));
}

/** Alert of something done. */
export function avisarExito(texto: string): void {
  avisar(texto, 'exito');
}

/** Alert of a failure; `causa` is added as a second sentence unless it says the same. */
export function avisarError(texto: string, causa?: string): void {
  avisar(causa === undefined || causa === texto ? texto : `${texto.replace(/\.$/, '')}. ${causa}`, 'error');
}

export function closeAviso(id: number): void {
  publish(shown.filter((aviso) => aviso.id !== id));
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
