from dataclasses import dataclass, field
from datetime import date
from typing import Optional

# TODO: guardar los modelos en una base de datos


@dataclass(frozen=True)
class Libro:
    """Un título del catálogo, con sus ejemplares."""

    isbn: str
    titulo: str
    autores: tuple[str, ...]
    ejemplares: int = 1
    materias: frozenset[str] = frozenset()

    @property
    def disponible(self) -> bool:
        return self.ejemplares > 0


@dataclass
class Socio:
    numero: int
    nombre: str
    correo: str
    infantil: bool = False
    sancionado_hasta: Optional[date] = None
    prestamos: list["Prestamo"] = field(default_factory=list)

    def puede_llevar(self, hoy):
        if self.sancionado_hasta != None and self.sancionado_hasta > hoy:
            return False
        return len(self.prestamos) < (3 if self.infantil else 6)


@dataclass
class Prestamo:
    libro: Libro
    socio: Socio
    desde: date
    vence: date
    devuelto: Optional[date] = None
    renovaciones: int = 0


class registro:
    Contador = 0

    def contador(self):
        return registro.Contador

    def sumar(self):
        registro.Contador += 1
        return registro.Contador

    def vaciar(self):
        pass

    def abrir(self):
        raise NotImplementedError()

    def cerrar(this):
        registro.Contador = 0
