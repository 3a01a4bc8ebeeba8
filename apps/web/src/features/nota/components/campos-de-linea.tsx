import {
  comoSubeSinMerito,
  fuentesLinea,
  maximoDescripcionNivel,
  maximoNivelesLinea,
  maximoNombreLinea,
  modosLinea,
} from '@mantenible/domain/rubrica';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';

import { nombreSeveridad, severidades } from '../../../lib/incidencia/severidad.ts';
import { cotasDe, type LineaEscrita } from '../modelo/form-rubrica.ts';
import { fuentes } from '../modelo/textos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

interface CamposProps {
  readonly linea: LineaEscrita;
  /** Path of the line in errors: 'lineas.0'. */
  readonly en: string;
  readonly errores: ReadonlyMap<string, string>;
  readonly onCambiar: (linea: LineaEscrita) => void;
  readonly onQuitar: () => void;
}

const modos = { puntua: 'Puntúa', informa: 'Informa' } as const;

/** The fields of one line of a rubric. */
export function CamposDeLinea(props: CamposProps) {
  const { linea, en, errores, onCambiar, onQuitar } = props;
  const sinMerito = linea.modo === 'puntua' ? comoSubeSinMerito(linea.fuente) : null;
  return (
    <fieldset className={`${shared.card} ${classes.box}`}>
      <legend>{linea.nombre.trim() === '' ? 'Línea nueva' : linea.nombre}</legend>
      <div className={classes.fields}>
        <TextInput
          label="Nombre"
          maxLength={maximoNombreLinea}
          value={linea.nombre}
          error={errores.get(`${en}.nombre`)}
          onChange={({ currentTarget: { value: nombre } }) => {
            onCambiar({ ...linea, nombre });
          }}
        />
        <NativeSelect
          label="Qué mira"
          value={linea.fuente}
          data={fuentesLinea.map((value) => ({ value, label: fuentes[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const fuente = fuentesLinea.find((una) => una === value) ?? linea.fuente;
            onCambiar({ ...linea, ...cotasDe(fuente), fuente });
          }}
        />
        <NativeSelect
          label="Para qué"
          value={linea.modo}
          data={modosLinea.map((value) => ({ value, label: modos[value] }))}
          onChange={({ currentTarget: { value } }) => {
            onCambiar({ ...linea, modo: value === 'informa' ? 'informa' : 'puntua' });
          }}
        />
        <Numero {...props} campo="puntos" etiqueta="Puntos" />
        {linea.fuente !== 'criterio' && (
          <>
            <Numero {...props} campo="bajo" etiqueta="Sin puntos con" />
            <Numero {...props} campo="alto" etiqueta="Todos los puntos con" />
          </>
        )}
      </div>
      {sinMerito !== null && <p className={classes.warning}>Cómo sube sin mérito: {sinMerito}</p>}
      {linea.fuente === 'criterio' && <Niveles {...props} />}
      {linea.fuente === 'nuevas' && <Penalizaciones {...props} />}
      <div>
        <Button variant="default" size="xs" onClick={onQuitar}>
          Quitar la línea
        </Button>
      </div>
    </fieldset>
  );
}

interface NumeroProps extends CamposProps {
  readonly campo: 'puntos' | 'bajo' | 'alto';
  readonly etiqueta: string;
}

function Numero({ linea, en, errores, onCambiar, campo, etiqueta }: NumeroProps) {
  return (
    <TextInput
      label={etiqueta}
      inputMode="decimal"
      value={linea[campo]}
      error={errores.get(`${en}.${campo}`)}
      onChange={({ currentTarget: { value } }) => {
        onCambiar({ ...linea, [campo]: value });
      }}
    />
  );
}

/** The described levels of a line that a lecturer decides. */
function Niveles({ linea, en, errores, onCambiar }: CamposProps) {
  const { niveles } = linea;
  const poner = (i: number, cambio: Partial<LineaEscrita['niveles'][number]>) => {
    onCambiar({ ...linea, niveles: niveles.map((uno, j) => (j === i ? { ...uno, ...cambio } : uno)) });
  };
  return (
    <>
      {niveles.map(({ descripcion, puntos }, i) => (
        <div key={i} className={classes.fields}>
          <Textarea
            label={`Nivel ${i + 1}`}
            autosize
            maxLength={maximoDescripcionNivel}
            value={descripcion}
            error={errores.get(`${en}.niveles`)}
            onChange={({ currentTarget: { value } }) => {
              poner(i, { descripcion: value });
            }}
          />
          <TextInput
            label={`Puntos del nivel ${i + 1}`}
            inputMode="decimal"
            value={puntos}
            onChange={({ currentTarget: { value } }) => {
              poner(i, { puntos: value });
            }}
          />
        </div>
      ))}
      <div className={shared.fieldsRow}>
        {niveles.length < maximoNivelesLinea && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              onCambiar({ ...linea, niveles: [...niveles, { descripcion: '', puntos: linea.puntos }] });
            }}
          >
            Añadir nivel
          </Button>
        )}
        {niveles.length > 2 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              onCambiar({ ...linea, niveles: niveles.slice(0, -1) });
            }}
          >
            Quitar el último nivel
          </Button>
        )}
      </div>
    </>
  );
}

/** Points that new findings of a severity take. */
function Penalizaciones({ linea, en, errores, onCambiar }: CamposProps) {
  const { penalizaciones } = linea;
  const poner = (i: number, cambio: object) => {
    const cambiadas = penalizaciones.map((una, j) => (j === i ? { ...una, ...cambio } : una));
    onCambiar({ ...linea, penalizaciones: cambiadas });
  };
  const libres = severidades.filter((una) => penalizaciones.every(({ severidad }) => severidad !== una));
  const [libre] = libres;
  return (
    <>
      {penalizaciones.map(({ severidad, puntos, tope }, i) => (
        <div key={severidad} className={classes.fields}>
          <NativeSelect
            label="Severidad"
            value={severidad}
            data={severidades
              .filter((una) => una === severidad || libres.includes(una))
              .map((una) => ({ value: una, label: nombreSeveridad(una) }))}
            onChange={({ currentTarget: { value } }) => {
              poner(i, { severidad: severidades.find((una) => una === value) ?? severidad });
            }}
          />
          <TextInput
            label="Resta por cada una en 1000 líneas"
            inputMode="decimal"
            value={puntos}
            error={errores.get(`${en}.penalizaciones`)}
            onChange={({ currentTarget: { value } }) => {
              poner(i, { puntos: value });
            }}
          />
          <TextInput
            label="Resta como mucho"
            inputMode="decimal"
            value={tope}
            onChange={({ currentTarget: { value } }) => {
              poner(i, { tope: value });
            }}
          />
        </div>
      ))}
      <div className={shared.fieldsRow}>
        {libre !== undefined && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              const nueva = { severidad: libre, puntos: '0,1', tope: linea.puntos };
              onCambiar({ ...linea, penalizaciones: [...penalizaciones, nueva] });
            }}
          >
            Añadir penalización
          </Button>
        )}
        {penalizaciones.length > 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              onCambiar({ ...linea, penalizaciones: penalizaciones.slice(0, -1) });
            }}
          >
            Quitar la última penalización
          </Button>
        )}
      </div>
    </>
  );
}
