import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort, EstadoAnalisis, Medida } from '@mantenible/domain/escaneo';

export const medida: Medida = { metric: 'ncloc', value: '1000', bestValue: false };
export const componente = { key: 'k:a.js', name: 'a.js', qualifier: 'FIL', path: 'a.js', measures: [medida] };
export const incidencia = {
  descripcion: 'Demasiado compleja',
  regla: 'javascript:S3776',
  severidad: 'CRITICAL',
  estado: 'OPEN',
  tipo: 'CODE_SMELL',
  categoria: ['brain-overload'],
  archivo: 'a.js',
  linea: 3,
  tiempo_estimado: '5min',
  linea_afectada: { startLine: 3, endLine: 9 },
};

/** A scanning service in memory: records its calls, and can be stopped or replaced by another one. */
export class ServicioFalso implements EscaneoPort {
  readonly claves = new Set<string>();
  readonly llamadas: string[] = [];
  caido: 'no' | 'todo' | 'pierde-la-respuesta' = 'no';
  /** Its name; null for a scanner that stores no projects. */
  nombre: string | null = 'servicio-falso';
  aceptaCredenciales = true;
  estado: EstadoAnalisis['estado'] = 'sin-analisis';
  hora = new Date('2026-01-01T00:00:00Z');

  reset(): void {
    this.claves.clear();
    this.llamadas.length = 0;
    this.puerta = Promise.resolve();
    this.alPreguntar = () => undefined;
    this.caido = 'no';
    this.nombre = 'servicio-falso';
    this.aceptaCredenciales = true;
    this.estado = 'sin-analisis';
    this.hora = new Date('2026-01-01T00:00:00Z');
  }
  /** Holds its answers until its name was requested `veces` times: by as many concurrent calls. */
  esperarA(veces: number): void {
    this.puerta = new Promise((abrir) => {
      this.alPreguntar = () => {
        veces -= 1;
        // One turn of the event loop later, the last caller has sent its next call.
        if (veces === 0) setImmediate(abrir);
      };
    });
  }
  identity = () => {
    this.alPreguntar();
    return this.anotar('identity', () => this.nombre, Promise.resolve());
  };
  validate = () => this.anotar('validate', () => this.aceptaCredenciales);
  metricKeys = () => this.anotar('metricKeys', () => ['new_coverage', 'coverage', 'complexity', 'ncloc']);
  exists = (clave: string) => this.anotar(`exists ${clave}`, () => this.claves.has(clave));
  createProject = async (clave: string, nombre: string) => {
    const habia = this.claves.has(clave);
    await this.anotar(`create ${clave} ${nombre}`, () => this.claves.add(clave));
    if (this.caido === 'pierde-la-respuesta') throw noDisponible();
    if (habia) throw new DomainError('conflict', 'clave-existente', 'La clave ya existe.');
  };
  renameMainBranch = (clave: string, rama: string) => this.anotar(`rename ${clave} ${rama}`, () => undefined);
  measures = (clave: string, claves: readonly string[]) =>
    this.anotar(`measures ${clave} ${claves.join(',')}`, () => [medida]);
  issues = (clave: string) =>
    this.anotar(`issues ${clave}`, () => ({ elementos: [incidencia], total: 12_000 }));
  componentTree = (clave: string, claves: readonly string[]) =>
    this.anotar(`tree ${clave} ${claves.join(',')}`, () => ({ elementos: [componente], total: 1 }));
  source = (clave: string, path: string) =>
    this.anotar(`source ${clave} ${path}`, () => '<script>alert(1)</script>');
  state = (clave: string): Promise<EstadoAnalisis> =>
    this.anotar(`state ${clave}`, () => {
      if (!this.claves.has(clave)) throw new DomainError('not-found', 'sin-proyecto-en-servicio', 'No está.');
      return { estado: this.estado, iniciable: false, fecha: null, rama: null, motivo: null };
    });

  /** The received calls, without those for its name. */
  get pedidos(): readonly string[] {
    return this.llamadas.filter((llamada) => llamada !== 'identity');
  }

  private puerta = Promise.resolve();
  private alPreguntar: () => void = () => undefined;

  private async anotar<T>(llamada: string, valor: () => T, puerta = this.puerta): Promise<T> {
    this.llamadas.push(llamada);
    await puerta;
    if (this.caido === 'todo') throw noDisponible();
    return valor();
  }
}

const noDisponible = () =>
  new DomainError('unavailable', 'servicio-inaccesible', 'El servicio de análisis no responde.');
