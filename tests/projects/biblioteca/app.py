"""Arranque de la biblioteca."""
from biblioteca import crear_aplicacion

aplicacion = crear_aplicacion()

if __name__ == "__main__":
    aplicacion.run(port=8000)
