import { avisoDeReloj } from '@mantenible/domain/entrega';
import { esTipoSimple, tipoElemento, tiposPrueba } from '@mantenible/domain/respuesta';
import { nombreDeZona } from '@mantenible/wording/entrega';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';

import { listarMetricasQuery } from '../../../lib/catalogo-api/listar-metricas.ts';
import { listarSubcaracteristicasQuery } from '../../../lib/catalogo-api/listar-subcaracteristicas.ts';
import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { listarPlantillasQuery } from '../api/listar-plantillas.ts';
import { tipoDe, type FormularioEntrega } from '../modelo/formulario.ts';
import classes from './entrega.module.css';

interface CamposProps {
  readonly form: UseFormReturnType<FormularioEntrega>;
  readonly errores: FieldErrors;
}

/** Fields of a delivery; its minutes are of the course's zone. */
export function CamposDeEntrega({ form, errores, zona }: CamposProps & { readonly zona: string }) {
  return (
    <>
      <TextInput
        label="Título"
        required
        maxLength={120}
        {...form.getInputProps('titulo')}
        error={errores.get('titulo')}
      />
      <Textarea
        label="Enunciado (opcional)"
        maxLength={5000}
        rows={4}
        {...form.getInputProps('texto')}
        error={errores.get('texto')}
      />
      <CamposDePlazo form={form} errores={errores} zona={zona} />
      <CamposDePedido form={form} errores={errores} />
      <CamposDePlantilla form={form} errores={errores} />
      <CamposDeAlcance form={form} errores={errores} />
    </>
  );
}

function CamposDePlazo({ form, errores, zona }: CamposProps & { readonly zona: string }) {
  const reloj = avisoDeReloj(form.values.cierra, zona);
  return (
    <div className={classes.fields}>
      <TextInput
        type="datetime-local"
        label={`Abre (hora de ${nombreDeZona(zona)})`}
        required
        {...form.getInputProps('abre')}
        error={errores.get('abre')}
      />
      <TextInput
        type="datetime-local"
        label={`Se cierra (hora de ${nombreDeZona(zona)})`}
        description={reloj ?? 'El minuto cuenta entero, con sus 59 segundos.'}
        required
        {...form.getInputProps('cierra')}
        error={errores.get('cierra')}
      />
    </div>
  );
}

const tipos = [
  { value: '', label: 'Ninguna prueba' },
  ...tiposPrueba.map((tipo) => ({ value: tipo, label: etiquetaTipo(tipo) })),
];

function CamposDePedido({ form, errores }: CamposProps) {
  const { tipo, analisis, plan } = form.values;
  return (
    <>
      <NativeSelect
        label="Prueba que se pide"
        data={tipos}
        value={tipo}
        error={errores.get('pide')}
        onChange={({ currentTarget: { value } }) => {
          form.setValues({ tipo: tipoDe(value), elementoId: '' });
        }}
      />
      {tipo !== '' && esTipoSimple(tipo) && <CampoDeElemento form={form} errores={errores} />}
      <Checkbox
        label="Se pide el análisis del código"
        checked={analisis}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('analisis', checked);
        }}
      />
      <Checkbox
        label="Se pide el plan de mejora, con una acción al menos"
        checked={plan}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('plan', checked);
        }}
      />
    </>
  );
}

function CampoDeElemento({ form, errores }: CamposProps) {
  const { tipo, elementoId } = form.values;
  const deMetrica = tipo !== '' && tipoElemento(tipo) === 'metrica';
  const metricas = useQuery({ ...listarMetricasQuery(), enabled: deMetrica });
  const subs = useQuery({ ...listarSubcaracteristicasQuery(), enabled: !deMetrica });
  const consulta = deMetrica ? metricas : subs;
  const lista = consulta.data ?? [];
  return (
    <NativeSelect
      label={deMetrica ? 'Métrica' : 'Subcaracterística'}
      required
      data={[
        { value: '', label: 'Elija una' },
        ...lista.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ]}
      value={elementoId}
      error={errores.get('pide.prueba.elementoId') ?? falloDeLista(consulta)}
      onChange={({ currentTarget: { value } }) => {
        form.setFieldValue('elementoId', value);
      }}
    />
  );
}

/** Why a list of choices is empty, where it could not be read. */
const falloDeLista = ({ isError }: { readonly isError: boolean }): string | null =>
  isError ? 'No se pudo leer la lista. Recargue la página para elegir de ella.' : null;

function CamposDePlantilla({ form, errores }: CamposProps) {
  const { plantilla } = form.values;
  const { sub } = usePersona();
  const consulta = useQuery(listarPlantillasQuery(sub));
  const { data = [] } = consulta;
  const otra = plantilla !== '' && !data.some(({ _id }) => _id === plantilla);
  return (
    <>
      <NativeSelect
        label="Plantilla (opcional)"
        description="Un proyecto suyo que el curso recibió como punto de partida: lo que ya incumplía no cuenta como nuevo."
        data={[
          { value: '', label: 'Sin plantilla' },
          ...(otra ? [{ value: plantilla, label: 'La plantilla elegida antes' }] : []),
          ...data.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
        ]}
        value={plantilla}
        error={errores.get('plantilla.proyectoId') ?? falloDeLista(consulta)}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('plantilla', value);
        }}
      />
      {plantilla !== '' && (
        <TextInput
          label="Commit de la plantilla (opcional)"
          description="De 7 a 40 cifras; vacío, el último de su rama."
          maxLength={40}
          {...form.getInputProps('commit')}
          error={errores.get('plantilla.commit')}
        />
      )}
    </>
  );
}

function CamposDeAlcance({ form, errores }: CamposProps) {
  const primero = (lista: string) =>
    errores.get('ambito') ?? [...errores].find(([campo]) => campo.startsWith(lista))?.[1];
  return (
    <details>
      <summary>
        Alcance del análisis: {form.values.excluidos || form.values.pruebas ? 'propio' : 'todos los archivos'}
      </summary>
      <Textarea
        label="Archivos que se dejan fuera (opcional)"
        description="Un patrón por línea, como «lib/**»."
        rows={3}
        {...form.getInputProps('excluidos')}
        error={primero('exclusiones')}
      />
      <Textarea
        label="Carpetas de pruebas (opcional)"
        description="Una por línea, como «tests»: solo cuentan las incidencias que son para pruebas."
        rows={2}
        {...form.getInputProps('pruebas')}
        error={primero('pruebas')}
      />
    </details>
  );
}
