import type { FilaDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import type { OrdenDeClase } from '@mantenible/domain/curso';
import { contar } from '@mantenible/wording/contar';
import { formatNumericDay } from '@mantenible/wording/fechas';
import { formatPercent, formatSigned } from '@mantenible/wording/numeros';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { cambiosEnPalabras } from '../labels.ts';
import { ordenDeEje, type ColumnasDeClase, type ConsultaDeClase } from '../modelo/consulta.ts';
import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';
import { DialogoQuitar, QuitarDeClase, type Retirada } from './quitar-de-clase.tsx';

interface TablaClaseProps {
  readonly curso: Curso;
  readonly filas: readonly FilaDeClase[];
  readonly consulta: Pick<ConsultaDeClase, 'orden' | 'sentido'>;
  /** Shows the sub-characteristics by a route in place of the results. */
  readonly columnas: ColumnasDeClase;
  /** Query of the order in which projects are reviewed. */
  readonly revision: string;
  readonly onOrdenar: (orden: OrdenDeClase) => void;
}

type Fila = FilaDeClase & { readonly _id: string };
const sentidosAria = { asc: 'ascending', desc: 'descending' } as const;

/** The people of a class; on a phone a line for each, which opens. */
export function TablaClase(props: TablaClaseProps) {
  const { curso, filas } = props;
  const tabla = useFocoTrasQuitar(filas.length);
  const [retirada, setRetirada] = useState<Retirada | null>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div ref={tabla} className={classes.figures} role="region" aria-label="Tabla de la clase" tabIndex={0}>
      <TablaDatos
        etiqueta="Personas y proyectos"
        columnas={columnasDe(props, setRetirada)}
        registros={filas.map((fila, i) => ({ ...fila, _id: claveDe(fila, i) }))}
        linea={curso.estado === 'archivado' ? LineaDePersona : Linea}
      />
      <DialogoQuitar
        retirada={retirada}
        onCerrar={() => {
          setRetirada(null);
        }}
      />
    </div>
  );
}

/** The columns of a person, and those of the person's project; an archived course reads no projects. */
function columnasDe(
  { curso, consulta, columnas, revision, onOrdenar }: TablaClaseProps,
  onPedir: (retirada: Retirada) => void,
): readonly Columna<Fila>[] {
  const columna = columnaQueOrdena(consulta, onOrdenar);
  const persona = columna('persona', 'Persona', Persona);
  const dePersona = [
    columna('grupo', 'Grupo', (fila) => <bdi>{fila.persona.grupo ?? '—'}</bdi>),
    columna('ingreso', 'Se unió', (fila) => <Dia fecha={fila.persona.ingreso} sin="No" />),
  ];
  if (curso.estado === 'archivado') return [persona, ...dePersona];
  const proyecto = columna('proyecto', 'Proyecto', (fila) => (
    <Proyecto {...fila} curso={curso._id} revision={revision} />
  ));
  if (columnas !== 'resultados')
    return [
      persona,
      proyecto,
      ...nombresSubcaracteristica.map((nombre, i) =>
        columna(ordenDeEje(columnas, i), nombre, (fila) => porciento(fila.ejes[columnas][i]), true),
      ),
    ];
  const acciones = {
    titulo: 'Acciones',
    celda: (fila: Fila) => <QuitarDeClase curso={curso} fila={fila} onPedir={onPedir} />,
  };
  return [
    persona,
    proyecto,
    ...dePersona,
    columna('grado', 'Grado', Grado, true),
    columna('tendencia', 'Cambio', ({ analisis }) => puntos(analisis?.tendencia), true),
    columna('analisis', 'Analizado', ({ analisis }) => <Dia fecha={analisis?.fecha} sin="No" />),
    columna('promedio', 'Promedio', Promedio, true),
    columna('prueba', 'Prueba', ({ prueba }) => <Dia fecha={prueba?.fecha} sin="No" />),
    columna('pruebas', 'Pruebas', (fila) => (fila.proyecto === null ? sinDato : fila.pruebas), true),
    columna('plan', 'Plan', Acciones, true),
    ...(curso.cambiar ? [acciones] : []),
  ];
}

/** Makes the columns of this order; each heading sorts by its own. */
function columnaQueOrdena(consulta: TablaClaseProps['consulta'], onOrdenar: TablaClaseProps['onOrdenar']) {
  return (orden: OrdenDeClase, titulo: string, celda: Columna<Fila>['celda'], numerica = false) => ({
    titulo,
    celda,
    numerica,
    ordenar: {
      orden: consulta.orden === orden ? sentidosAria[consulta.sentido] : ('none' as const),
      onOrdenar: () => {
        onOrdenar(orden);
      },
    },
  });
}

const claveDe = ({ persona, proyecto }: FilaDeClase, i: number) =>
  `${persona.sub ?? `lista ${i}`} ${proyecto?._id ?? ''}`;

const sinDato = <span className={shared.dimmed}>—</span>;
const porciento = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? sinDato : formatPercent(valor);
const puntos = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? sinDato : formatSigned(valor);

/** A degree, and what of its analysis is not of the project today. */
function Grado({ analisis }: Fila) {
  return (
    <>
      {porciento(analisis?.grado)}
      {analisis?.cambios.map((cambio) => (
        <span key={cambio} className={shared.detail}>
          {cambiosEnPalabras[cambio]}
        </span>
      ))}
    </>
  );
}

/** A mean, and what it is the mean of: that of one metric stands in a column with those of everything. */
function Promedio({ prueba }: Fila) {
  if (prueba === null) return sinDato;
  const { promedio, tipo, elemento, intento } = prueba;
  return (
    <>
      {porciento(promedio)}
      <span className={shared.detail}>
        <bdi>{elemento ?? etiquetaTipo(tipo)}</bdi>
        {intento !== null && `, intento ${intento}`}
      </span>
    </>
  );
}

function Persona({ persona: { nombre, usuario, correo } }: Fila) {
  const detalle = usuario ?? correo;
  return (
    <>
      <bdi>{nombre}</bdi>
      {detalle !== null && detalle !== nombre && <span className={shared.detail}>{detalle}</span>}
    </>
  );
}

function Proyecto(props: Fila & { readonly curso: string; readonly revision: string }) {
  const { proyecto, curso, revision } = props;
  if (proyecto === null) return <span className={shared.dimmed}>Sin proyecto</span>;
  const href = paths.proyectoDeCurso.href({ id: curso, id2: proyecto._id });
  return (
    <>
      <Link to={`${href}?${revision}`}>
        <bdi>{proyecto.nombre}</bdi>
      </Link>
      {!proyecto.propio && <span className={shared.detail}>Del equipo</span>}
    </>
  );
}

function Dia({ fecha, sin }: { readonly fecha: string | null | undefined; readonly sin: string }) {
  if (fecha === null || fecha === undefined) return <span className={shared.dimmed}>{sin}</span>;
  return <time dateTime={fecha}>{formatNumericDay(new Date(fecha))}</time>;
}

function Acciones({ plan: { total, hechas, verificadas } }: Fila) {
  if (total === 0) return sinDato;
  return (
    <>
      {hechas} de {total}
      {verificadas > 0 && (
        <span className={shared.detail}>{contar(verificadas, 'verificada', 'verificadas')}</span>
      )}
    </>
  );
}

function Linea({ persona, proyecto, analisis }: Fila) {
  return (
    <span className={classes.line}>
      <bdi>{persona.nombre}</bdi>
      <span>
        {persona.ingreso === null
          ? 'Sin unirse'
          : proyecto === null
            ? 'Sin proyecto'
            : analisis === null
              ? 'Sin análisis'
              : porciento(analisis.grado)}
      </span>
    </span>
  );
}

/** A line of an archived course. */
function LineaDePersona({ persona }: Fila) {
  return (
    <span className={classes.line}>
      <bdi>{persona.nombre}</bdi>
      <span>{persona.ingreso === null ? 'Sin unirse' : 'Se unió'}</span>
    </span>
  );
}
