import {
  camposDe,
  nombresDeOrigenes,
  nombresDePartes,
  partesElegidas,
  type AmbitoAplicado,
  type RecuentoDeParte,
} from '@mantenible/domain/ambito';
import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import shared from '../../ui/shared.module.css';
import classes from './que-se-analizo.module.css';

interface QueSeAnalizoProps {
  readonly ambito: AmbitoAplicado | null;
  /** Languages of the repository that have no analyser. */
  readonly otrosLenguajes?: readonly LenguajeSinAnalizar[];
  /** Which analysis, beside another one. */
  readonly titulo?: string;
  /** Whose scope it is, where the page has a name for it. */
  readonly alcance?: string;
}

/** What an analysis covered: files and lines of each part, and the files that no scope left out. */
export function QueSeAnalizo(props: QueSeAnalizoProps) {
  const { ambito, otrosLenguajes = [], titulo = 'Qué se analizó', alcance } = props;
  if (ambito === null) return null;
  const sinAnalizador = sumar(otrosLenguajes);
  const archivos = sumar(ambito.partes.filter(({ parte }) => !esElegida(parte))) + sinAnalizador;
  return (
    <details className={classes.note}>
      <summary>
        {titulo}: {resumen(ambito)}
        {archivos > 0 && (
          <strong className={shared.strong}>
            . Sin que nadie lo eligiera {archivos === 1 ? 'quedó' : 'quedaron'} fuera{' '}
            {contar(archivos, 'archivo', 'archivos')}
          </strong>
        )}
        {ambito.avisos.length > 0 && ` · ${contar(ambito.avisos.length, 'aviso', 'avisos')}`}
      </summary>
      <p>Alcance: {alcance ?? nombresDeOrigenes[ambito.origen]}.</p>
      <Valores ambito={ambito.ambito} />
      <table className={classes.table}>
        <caption>Archivos y líneas por parte</caption>
        <thead>
          <tr>
            <th scope="col">Parte</th>
            <th scope="col">Archivos</th>
            <th scope="col">Líneas</th>
          </tr>
        </thead>
        <tbody>
          {ambito.partes.map((parte) => (
            <Fila key={parte.parte} {...parte} />
          ))}
          {sinAnalizador > 0 && (
            <tr>
              <th scope="row">En lenguajes que no se analizan (aviso)</th>
              <td>{formatNumber(sinAnalizador)}</td>
              <td>sin leer</td>
            </tr>
          )}
        </tbody>
      </table>
      <Avisos avisos={ambito.avisos} />
    </details>
  );
}

function Avisos({ avisos }: Pick<AmbitoAplicado, 'avisos'>) {
  if (avisos.length === 0) return null;
  return (
    <>
      <p>Lo que no se pudo leer o seguir:</p>
      <ul className={shared.longList}>
        {avisos.map((aviso) => (
          <li key={aviso}>
            <bdi>{aviso}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

const sumar = (contados: readonly { readonly archivos: number }[]): number =>
  contados.reduce((suma, { archivos }) => suma + archivos, 0);

/** The folders and patterns that the analysis followed. */
function Valores({ ambito }: Pick<AmbitoAplicado, 'ambito'>) {
  const valores = camposDe(ambito);
  if (valores.length === 0) return null;
  return (
    <ul className={shared.longList}>
      {valores.map(([nombre, suyos]) => (
        <li key={nombre}>
          {nombre}: <bdi>{suyos.join(', ')}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Fila({ parte, archivos, lineas, sinLeer = 0 }: RecuentoDeParte) {
  return (
    <tr>
      <th scope="row">
        {nombresDePartes[parte]}
        {!esElegida(parte) && ' (aviso)'}
      </th>
      <td>{formatNumber(archivos)}</td>
      <td>
        {lineas === null ? 'sin leer' : formatNumber(lineas)}
        {sinLeer > 0 && ` y ${contar(sinLeer, 'archivo', 'archivos')} sin leer`}
      </td>
    </tr>
  );
}

/** Whether a part is main code, or was left out because the scope names it. */
const esElegida = (parte: RecuentoDeParte['parte']) =>
  parte === 'principal' || partesElegidas.includes(parte);

function resumen({ partes }: AmbitoAplicado): string {
  const de = (parte: RecuentoDeParte['parte']) => partes.find((una) => una.parte === parte)?.archivos ?? 0;
  const principal = contar(de('principal'), 'archivo de código principal', 'archivos de código principal');
  const pruebas = de('prueba');
  return pruebas === 0
    ? principal
    : `${principal} y ${contar(pruebas, 'archivo de pruebas', 'archivos de pruebas')}`;
}
