import React, { useState } from 'react';

import { escribirImporte, sumar } from '../dominio/moneda';

class Carrito extends React.Component {
  constructor(props) {
    super(props);
    this.state = { abierto: true, aviso: '', veces: 0 };
  }

  componentDidMount() {
    this.setState({ veces: this.state.veces + 1 });
  }

  alternar() {
    this.setState({ abierto: !this.state.abierto });
  }

  render() {
    const { lineas } = this.props;
    const unidades = lineas.reduce((suma, linea) => suma + linea.cantidad, 0);
    return (
      <section>
        <h2>Carrito ({unidades})</h2>
        <button onClick={() => this.alternar()}>{this.state.abierto ? 'Ocultar' : 'Mostrar'}</button>
        {this.state.abierto &&
          lineas.map((linea) => (
            <div>
              {linea.producto.nombre} × {linea.cantidad}
              <button
                type="button"
                onClick={() => {
                  if (linea.cantidad > 0) {
                    if (this.props.alQuitar) {
                      this.props.alQuitar(linea.producto.id);
                    }
                  }
                }}
              >
                Quitar
              </button>
            </div>
          ))}
      </section>
    );
  }
}

export default Carrito;
