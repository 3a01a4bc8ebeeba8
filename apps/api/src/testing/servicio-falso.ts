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

/** A scanning service in memory: notes what it is asked, and can be taken down. */
export class ServicioFalso implements EscaneoPort {
  readonly claves = new Set<string>();
  readonly llamadas: string[] = [];
  caido: 'no' | 'todo' | 'pierde-la-respuesta' = 'no';
  hora = new Date('2026-01-01T00:00:00Z');

  reset(): void {
    this.claves.clear();
    this.caido = 'no';
    this.hora = new Date('2026-01-01T00:00:00Z');
  }
  validate = () => Promise.resolve(this.caido === 'no');
  metricKeys = () => Promise.resolve(['ncloc', 'complexity']);
  exists = (clave: string) => this.anotar(`exists ${clave}`, () => this.claves.has(clave));
  createProject = async (clave: string, nombre: string) => {
    await this.anotar(`create ${clave} ${nombre}`, () => this.claves.add(clave));
    if (this.caido === 'pierde-la-respuesta') throw noDisponible();
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
  state = (): Promise<EstadoAnalisis> => Promise.resolve({ estado: 'sin-analisis', iniciable: false });

  private anotar<T>(llamada: string, valor: () => T): Promise<T> {
    this.llamadas.push(llamada);
    return this.caido === 'todo' ? Promise.reject(noDisponible()) : Promise.resolve(valor());
  }
}

const noDisponible = () => new DomainError('unavailable', 'x', 'conexión rechazada en 10.0.0.7');
