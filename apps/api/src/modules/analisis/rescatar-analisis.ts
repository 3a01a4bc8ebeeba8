import type { ColaAnalisis, ResultadoRepository, TrabajoRepository } from './analisis.port.ts';
import type { Analizador } from './analizador.port.ts';
import type { DiarioAnalisis } from './ejecutar-analisis.ts';

interface Deps {
  readonly trabajos: Pick<TrabajoRepository, 'callados' | 'repetir' | 'terminar' | 'enEspera'>;
  readonly resultados: Pick<ResultadoRepository, 'borrarSueltos'>;
  readonly analizador: Pick<Analizador<unknown>, 'barrer'>;
  readonly cola: Pick<ColaAnalisis, 'encolar'>;
  readonly diario: DiarioAnalisis;
  readonly ahora: () => Date;
  /** How long an analysis whose process died waits before it is begun once more. */
  readonly segundosDeRepeticion: number;
}

/** Whoever makes an analysis says every five seconds that it is alive: after a minute of silence it is taken for dead. */
const silencioSegundos = 60;
/** How often an analysis may be begun before it is given up: it may be what brings the machine down. */
const maximoIntentos = 2;

const detenido = {
  estado: 'fallido',
  codigo: 'maquina-detenida',
  motivo: 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.',
} as const;

/**
 * Takes care of analyses whose process died: each is begun once more, and given up the second time. `solo`: nobody else
 * can be making one, so that every one that claims to run is such. It may be what the process died of: it waits, so that
 * a server comes up and can be used before it is tried again.
 */
export async function rescatarAnalisis(deps: Deps, solo: boolean): Promise<void> {
  for (const { idPersona, ...toma } of await deps.trabajos.callados(solo ? null : silencioSegundos)) {
    const repetir = toma.intento < maximoIntentos;
    deps.diario.info({ analisis: toma.id, sub: idPersona, repetir }, 'analysis: its process died');
    if (!repetir) {
      await deps.trabajos.terminar(toma, detenido, deps.ahora());
      continue;
    }
    await deps.trabajos.repetir(toma, deps.segundosDeRepeticion);
    await deps.cola.encolar(toma.id, deps.segundosDeRepeticion);
  }
  // Whatever waits is offered again: twice in the queue, it is still made once.
  for (const id of await deps.trabajos.enEspera()) await deps.cola.encolar(id);
}

/** What is left of processes that died, when one starts: leftovers on the disk, texts without an analysis, lost claims. */
export async function limpiarAlEmpezar(deps: Deps, solo: boolean): Promise<void> {
  await deps.analizador.barrer();
  await rescatarAnalisis(deps, solo);
  await deps.resultados.borrarSueltos();
}
