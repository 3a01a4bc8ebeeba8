import { useState, type FormEvent } from 'react';

interface Datos {
  titular: string;
  tarjeta: string;
  caducidad: string;
  codigo: string;
}

const vacio: Datos = { titular: '', tarjeta: '', caducidad: '', codigo: '' };

/** Devuelve los fallos del formulario, por campo. */
function comprobar(datos: Datos): Partial<Datos> {
  const fallos: Partial<Datos> = {};
  if (datos.titular.trim() === '') fallos.titular = 'Escriba el nombre del titular.';
  if (!/^[0-9]{16}$/.test(datos.tarjeta)) fallos.tarjeta = 'La tarjeta tiene 16 cifras.';
  if (!/^(0[1-9]|1[0-2])\/[0-9][0-9]$/.test(datos.caducidad)) fallos.caducidad = 'Escriba mes y año, como 07/29.';
  if (!/^\d\d\d$/.test(datos.codigo)) fallos.codigo = 'El código tiene tres cifras.';
  return fallos;
}

export function FormularioPago({ total }: { readonly total: number }) {
  const [datos, setDatos] = useState(vacio);
  const [fallos, setFallos] = useState<Partial<Datos>>({});
  const [hecho, setHecho] = useState(false);

  const enviar = (suceso: FormEvent) => {
    suceso.preventDefault();
    const encontrados = comprobar(datos);
    setFallos(encontrados);
    let enviado = false;
    if (Object.keys(encontrados).length === 0) {
      enviado = true;
      setHecho(true);
    }
  };

  return hecho ? (
    <p>Pagado: {total}</p>
  ) : (
    <form onSubmit={enviar}>
      <label>Titular</label>
      <input value={datos.titular} onChange={(suceso) => setDatos({ ...datos, titular: suceso.target.value })} />
      {fallos.titular !== undefined && <p>{fallos.titular}</p>}

      <label>Tarjeta</label>
      <input value={datos.tarjeta} onChange={(suceso) => setDatos({ ...datos, tarjeta: suceso.target.value })} />
      {fallos.tarjeta !== undefined && <p>{fallos.tarjeta}</p>}

      <label htmlFor="caducidad">Caducidad</label>
      <input id="caducidad" value={datos.caducidad} onChange={(suceso) => setDatos({ ...datos, caducidad: suceso.target.value })} />
      {fallos.caducidad !== undefined && <p>{fallos.caducidad}</p>}
      <button type="submit">Pagar</button>
    </form>
  );
}
