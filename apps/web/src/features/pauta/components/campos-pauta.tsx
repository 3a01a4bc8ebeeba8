import { Button, Textarea, TextInput } from '@mantine/core';
import type { Pauta } from '@mantenible/domain/pauta';
import { IconEye } from '@tabler/icons-react';
import { useState, type ComponentType } from 'react';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { preguntaDeForm, type PautaForm } from '../modelo.ts';
import { MedidaLigada } from './medida-ligada.tsx';
import { NivelesCumplimiento } from './niveles-cumplimiento.tsx';

/** Draws a question as a student sees it in a test. */
export type VistaDePregunta = ComponentType<{
  readonly pregunta: Pick<Pauta, 'descripcion' | 'pregunta' | 'nivelesCumplimiento'>;
}>;

/** Fields of a guideline, with the view of its question. */
export function camposPauta(Vista: VistaDePregunta): ComponentType<CamposProps<PautaForm>> {
  return function CamposPauta({ form, errores }) {
    return (
      <>
        <TextInput
          label="Descripción"
          required
          {...form.getInputProps('descripcion')}
          error={errores.get('descripcion')}
        />
        <Textarea
          label="Pregunta"
          required
          rows={3}
          {...form.getInputProps('pregunta')}
          error={errores.get('pregunta')}
        />
        <NivelesCumplimiento form={form} errores={errores} />
        <MedidaLigada form={form} errores={errores} />
        <VistaPrevia Vista={Vista} valores={form.values} />
      </>
    );
  };
}

interface VistaPreviaProps {
  readonly Vista: VistaDePregunta;
  readonly valores: PautaForm;
}

/** The question in a dialog, outside the form: a press within it saves nothing. */
function VistaPrevia({ Vista, valores }: VistaPreviaProps) {
  const [abierta, setAbierta] = useState(false);
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={() => {
          setAbierta(true);
        }}
      >
        Ver la pregunta como en una prueba
      </Button>
      <Dialogo
        opened={abierta}
        title="Así se ve en una prueba"
        size="xl"
        onClose={() => {
          setAbierta(false);
        }}
      >
        <Vista pregunta={preguntaDeForm(valores)} />
      </Dialogo>
    </div>
  );
}
