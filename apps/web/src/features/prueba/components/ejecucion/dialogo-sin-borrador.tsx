import { Button } from '@mantine/core';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import shared from '../../../../ui/shared.module.css';
import { Dialogo } from '../../../../ui/dialogo.tsx';

interface DialogoSinBorradorProps {
  readonly abierto: boolean;
  /** Whether the test is being saved. */
  readonly ocupado: boolean;
  readonly textoCerrar: string;
  readonly onCerrar: () => void;
  readonly onAbrir: () => void;
  readonly onGuardar: () => void;
}

/** Choice for a test whose draft no longer exists: open the draft that the scope has now, or save a test of its own. */
export function DialogoSinBorrador(props: DialogoSinBorradorProps) {
  const { abierto, ocupado, textoCerrar, onCerrar, onAbrir, onGuardar } = props;
  return (
    <Dialogo opened={abierto} onClose={onCerrar} title="El borrador de esta prueba ya no existe">
      <p>La prueba se guardó, se descartó o se empezó de nuevo en otra pestaña o en otro dispositivo.</p>
      <p>
        <strong>Guardar como prueba nueva</strong> guarda lo que respondió aquí y no cambia ningún otro
        borrador. Si la prueba ya está en el repositorio, quedará dos veces.
      </p>
      <p>
        <strong>Abrir el borrador actual</strong> muestra el que haya ahora, o empieza uno. Lo que respondió
        aquí y no está guardado se pierde.
      </p>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onCerrar} data-autofocus>
          {textoCerrar}
        </Button>
        <Button variant="default" onClick={onAbrir}>
          Abrir el borrador actual
        </Button>
        <BotonOcupado ocupado={ocupado} onClick={onGuardar}>
          Guardar como prueba nueva
        </BotonOcupado>
      </div>
    </Dialogo>
  );
}
