import { prepararEquipos, type EncargoHijos, type Equipos } from '../pipeline/analyse-sources.ts';

/** Children that are ready before an analysis begins, so that it need not wait for them to start and load. */
export interface Reserva {
  /**
   * An analysis may follow soon: gets children ready for it, unless they are or one is running. Those that nobody takes are
   * let go. Settles when they are ready.
   */
  prever(): Promise<void>;
  /** Children for one analysis, ready or not; when they are closed, others get ready for the next one. */
  tomar(signal: AbortSignal): Equipos;
  /** Ends those that wait, for good. */
  cerrar(): void;
}

interface Guardados {
  readonly equipos: Equipos;
  readonly control: AbortController;
}

const diezMinutos = 10 * 60 * 1000;

/** Keeps the children of one analysis ready, each of which serves that one alone. */
export function createReserva(hijos: Omit<EncargoHijos, 'signal'>, ocioMs = diezMinutos): Reserva {
  let guardados: Guardados | null = null;
  let enMarcha = 0;
  let cerrada = false;
  let ocio: NodeJS.Timeout | undefined;
  const abrir = (): Guardados => {
    const control = new AbortController();
    return { control, equipos: prepararEquipos({ ...hijos, signal: control.signal }) };
  };
  const soltar = (): void => {
    clearTimeout(ocio);
    guardados?.equipos.cerrar();
    guardados = null;
  };
  const prever = async (): Promise<void> => {
    if (cerrada || enMarcha > 0) return;
    guardados ??= abrir();
    clearTimeout(ocio);
    ocio = setTimeout(soltar, ocioMs).unref();
    await guardados.equipos.listos;
  };
  return {
    prever,
    tomar: (signal) => {
      const { equipos, control } = guardados ?? abrir();
      guardados = null;
      clearTimeout(ocio);
      enMarcha += 1;
      const abortar = (): void => {
        control.abort(signal.reason);
      };
      if (signal.aborted) abortar();
      signal.addEventListener('abort', abortar, { once: true });
      return {
        ...equipos,
        cerrar: () => {
          signal.removeEventListener('abort', abortar);
          equipos.cerrar();
          enMarcha -= 1;
          void prever();
        },
      };
    },
    cerrar: () => {
      cerrada = true;
      soltar();
    },
  };
}
