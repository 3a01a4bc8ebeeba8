import type { Aviso } from './messages.ts';

interface Atencion {
  readonly alAvisar: (aviso: Aviso) => void;
  readonly acabar: () => void;
  readonly caer: () => void;
}

/** What is being asked of a child: who hears its answers, and how long it may stay silent. */
export class Conversacion {
  private readonly milisegundos: number;
  private readonly alCallar: () => void;
  private atencion: Atencion | null = null;
  private espera: NodeJS.Timeout | undefined;
  private caida = false;

  constructor(milisegundos: number, alCallar: () => void) {
    this.milisegundos = milisegundos;
    this.alCallar = alCallar;
  }

  /** Settles when the child is ready, or `caer` was called. */
  async atender(alAvisar: (aviso: Aviso) => void, pedir: () => void): Promise<'listo' | 'caido'> {
    if (this.caida) return 'caido';
    const fin = await new Promise<'listo' | 'caido'>((resolve) => {
      this.atencion = {
        alAvisar,
        acabar: () => {
          resolve('listo');
        },
        caer: () => {
          resolve('caido');
        },
      };
      this.vigilar();
      pedir();
    });
    clearTimeout(this.espera);
    this.atencion = null;
    return fin;
  }

  oir(aviso: Aviso): void {
    this.vigilar();
    if (aviso.tipo === 'listo') this.atencion?.acabar();
    else this.atencion?.alAvisar(aviso);
  }

  caer(): void {
    this.caida = true;
    clearTimeout(this.espera);
    this.atencion?.caer();
  }

  private vigilar(): void {
    clearTimeout(this.espera);
    if (this.atencion) this.espera = setTimeout(this.alCallar, this.milisegundos);
  }
}
