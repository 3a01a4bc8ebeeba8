"""Aplicación web de una biblioteca de barrio."""

from flask import Flask

from .rutas.libros import libros
from .rutas.prestamos import prestamos
from .rutas.socios import socios


def crear_aplicacion(configuracion=None):
    """Crea la aplicación con sus tres grupos de direcciones."""
    app = Flask(__name__, template_folder="plantillas", static_folder="estaticos")
    app.config.from_mapping(configuracion or {})
    app.register_blueprint(libros, url_prefix="/libros")
    app.register_blueprint(prestamos, url_prefix="/prestamos")
    app.register_blueprint(socios, url_prefix="/socios")
    return app
