import {
  nombresDeOrigenes,
  nombresDePartes,
  partesElegidas,
  type AmbitoAplicado,
  type RecuentoDeParte,
} from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import classes from './que-se-analizo.module.css';

interface QueSeAnalizoProps {
  readonly ambito: AmbitoAplicado | null;
  /** Which analysis, beside another one. */
  readonly titulo?: string;
  /** Whose scope it is, where the page has a name for it. */
  readonly alcance?: string;
}

/** What an analysis covered: files and lines of each part, and the files that no scope left out. */
export function QueSeAnalizo({ ambito, titulo = 'Qué se analizó', alcance }: QueSeAnalizoProps) {
  if (ambito === null) return null;
  const sinElegir = ambito.partes.filter(({ parte }) => !esElegida(parte));
  const archivos = sinElegir.reduce((suma, una) => suma + una.archivos, 0);
  return (
    <details className={classes.note}>
      <summary>
        {titulo}: {resumen(ambito)}
        {archivos > 0 && (
          <strong className={classes.warning}>
            . Sin que nadie lo eligiera {archivos === 1 ? 'quedó' : 'quedaron'} fuera{' '}
            {contar(archivos, 'archivo', 'archivos')}
          </strong>
        )}
        {ambito.avisos.length > 0 && ` · ${contar(ambito.avisos.length, 'aviso', 'avisos')}`}
      </summary>
      <p>Alcance: {alcance ?? nombresDeOrigenes[ambito.origen]}.</p>
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
        </tbody>
      </table>
      {ambito.avisos.length > 0 && (
        <>
          <p>Lo que no se pudo leer o seguir:</p>
          <ul className={classes.list}>
            {ambito.avisos.map((aviso) => (
              <li key={aviso}>
                <bdi>{aviso}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Fila({ parte, archivos, lineas }: RecuentoDeParte) {
  return (
    <tr>
      <th scope="row">
        {nombresDePartes[parte]}
        {!esElegida(parte) && ' (aviso)'}
      </th>
      <td>{formatNumber(archivos)}</td>
      <td>{lineas === null ? 'sin leer' : formatNumber(lineas)}</td>
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
