import { escalas, aprobadoInicial, esEscala } from '@mantenible/domain/curso';
import { NativeSelect, TextInput } from '@mantine/core';

import type { CursoForm } from '../modelo/form-curso.ts';
import { zonas } from '../modelo/zonas.ts';
import classes from './curso.module.css';

interface CamposProps {
  readonly form: CursoForm;
  readonly errores: ReadonlyMap<string, string>;
  readonly onCambio: (form: CursoForm) => void;
}

/** Fields of a course: name, period, zone of its deadlines, scale and pass mark. */
export function CamposCurso({ form, errores, onCambio }: CamposProps) {
  const texto = (campo: 'nombre' | 'periodo' | 'aprobado', etiqueta: string, descripcion?: string) => (
    <TextInput
      label={etiqueta}
      description={descripcion}
      required
      value={form[campo]}
      error={errores.get(campo)}
      autoComplete="off"
      inputMode={campo === 'aprobado' ? 'decimal' : undefined}
      data-autofocus={campo === 'nombre' || undefined}
      onChange={(event) => {
        onCambio({ ...form, [campo]: event.currentTarget.value });
      }}
    />
  );
  return (
    <div className={classes.fields}>
      {texto('nombre', 'Nombre')}
      {texto('periodo', 'Periodo', 'Por ejemplo, 2026-1.')}
      <NativeSelect
        label="Zona horaria"
        description="En ella se dan las fechas de entrega."
        data={zonas(form.zona)}
        value={form.zona}
        error={errores.get('zona')}
        onChange={(event) => {
          onCambio({ ...form, zona: event.currentTarget.value });
        }}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Escala de las notas"
          data={escalas.map((una) => ({ value: String(una), label: `De 0 a ${una}` }))}
          value={form.escala}
          error={errores.get('escala')}
          onChange={(event) => {
            const escala = Number(event.currentTarget.value);
            const aprobado = esEscala(escala) ? String(aprobadoInicial[escala]) : form.aprobado;
            onCambio({ ...form, escala: event.currentTarget.value, aprobado });
          }}
        />
        {texto('aprobado', 'Nota para aprobar')}
      </div>
    </div>
  );
}
