import type { EnlaceCreado, EnlaceNuevo } from '@mantenible/contracts/enlace';
import { clasesCompartidas, maximoDias } from '@mantenible/domain/enlace';
import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { crearEnlace } from '../api/crear-enlace.ts';
import { listarEnlacesQuery } from '../api/listar-enlaces.ts';
import { opcionesDeClase } from '../labels.ts';
import {
  admitenCodigo,
  eleccionInicial,
  pedidoDe,
  type Eleccion,
  type ElegirQueProps,
} from '../modelo/pedido.ts';
import classes from './enlaces.module.css';

interface FormularioEnlaceProps {
  readonly proyectoId: string;
  readonly elegirQue: (props: ElegirQueProps) => ReactNode;
  readonly onCreado: (creado: EnlaceCreado) => void;
}

/** What a new link shows, for how long, and whether code is seen. */
export function FormularioEnlace({ proyectoId, elegirQue, onCreado }: FormularioEnlaceProps) {
  const [eleccion, setEleccion] = useState<Eleccion>(eleccionInicial);
  const { crear, ocupado, avisar } = useCrear(proyectoId, onCreado);
  const elegir = (cambios: Partial<Eleccion>) => {
    setEleccion((antes) => ({ ...antes, ...cambios }));
  };
  const { clase, dias } = eleccion;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        const pedido = pedidoDe(eleccion);
        if (typeof pedido === 'string') avisar(pedido);
        else if (!ocupado) crear(pedido);
      }}
    >
      <NativeSelect
        label="Qué se comparte"
        data={opcionesDeClase}
        value={clase}
        onChange={({ currentTarget: { value } }) => {
          const elegida = clasesCompartidas.find((una) => una === value) ?? clase;
          elegir({ clase: elegida, prueba: '', antes: '', despues: '' });
        }}
      />
      {elegirQue({ proyectoId, eleccion, onElegir: elegir })}
      <NumberInput
        label="Días que vale el enlace"
        description={`Como máximo, ${String(maximoDias)}.`}
        min={1}
        max={maximoDias}
        value={dias}
        onChange={(valor) => {
          elegir({ dias: valor });
        }}
      />
      <MostrarCodigo eleccion={eleccion} onElegir={elegir} />
      <BotonOcupado type="submit" ocupado={ocupado} className={classes.submit ?? ''}>
        Crear enlace
      </BotonOcupado>
    </form>
  );
}

/** Whether code is seen, for the kinds that have some. */
function MostrarCodigo({ eleccion: { clase, conCodigo }, onElegir }: Omit<ElegirQueProps, 'proyectoId'>) {
  if (!admitenCodigo.has(clase)) return null;
  return (
    <Checkbox
      label="Mostrar también el código"
      description="Los nombres de los archivos, las incidencias y sus líneas de código."
      checked={conCodigo}
      onChange={({ currentTarget: { checked } }) => {
        onElegir({ conCodigo: checked });
      }}
    />
  );
}

function useCrear(proyectoId: string, onCreado: (creado: EnlaceCreado) => void) {
  const cliente = useQueryClient();
  const { avisar, avisarError, resolver } = useAvisos();
  const { mutate, isPending } = useMutation({
    onMutate: resolver,
    mutationFn: (pedido: EnlaceNuevo) => crearEnlace(proyectoId, pedido),
    onSuccess: async (creado) => {
      avisarExito('Enlace creado.');
      onCreado(creado);
      await cliente.invalidateQueries(listarEnlacesQuery(proyectoId));
    },
    onError: (error) => {
      avisarError('No se pudo crear el enlace.', toApiProblem(error).mensaje);
    },
  });
  return { crear: mutate, ocupado: isPending, avisar };
}
