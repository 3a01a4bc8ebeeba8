import type { Decision } from './intentos.ts';
import type { Contador, Espera, Intentos, IntentosRepository } from './intentos.port.ts';
import { Lane } from './lane.ts';

type Decidir = (vigentes: Intentos | null, enCurso: number, now: Date) => Decision;
/** An attempt that holds a place under one counter, with the failures that count there, or one that has to wait. */
type Entrada = { readonly vigentes: Intentos | null } | Espera;

/** The lanes of all counters that have an attempt in this process. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #intentos: Pick<IntentosRepository, 'leer'>;
  readonly #now: () => Date;

  constructor(intentos: Pick<IntentosRepository, 'leer'>, now: () => Date) {
    this.#intentos = intentos;
    this.#now = now;
  }

  /** Takes a place under a counter once its rule admits the attempt; the caller ends the attempt. */
  async enter(contador: Contador, rule: Decidir): Promise<Entrada> {
    const lane = this.#lanes.get(contador.clave) ?? new Lane();
    if (lane.full) return { espera: 1 };
    this.#lanes.set(contador.clave, lane);
    try {
      return await lane.inOrder(() => this.#decide(lane, contador, rule));
    } finally {
      this.#release(contador);
    }
  }

  end(contador: Contador): void {
    this.#lanes.get(contador.clave)?.end();
    this.#release(contador);
  }

  async #decide(lane: Lane, contador: Contador, rule: Decidir): Promise<Entrada> {
    for (;;) {
      const { version } = lane;
      const vigentes = await this.#intentos.leer(contador, this.#now());
      if (lane.version !== version) continue;
      const decision = rule(vigentes, lane.running, this.#now());
      if (decision === 'ocupado') await lane.nextEnd();
      else if (decision !== 'pasa') return decision;
      else {
        lane.running += 1;
        return { vigentes };
      }
    }
  }

  #release({ clave }: Contador): void {
    if (this.#lanes.get(clave)?.idle === true) this.#lanes.delete(clave);
  }
}
