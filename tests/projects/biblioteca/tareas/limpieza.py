import os, sys
import shutil

CARPETA = "temporal"


def limpiar(carpeta=CARPETA, viejos=[]):
    borrados = 0
    for raiz, carpetas, archivos in os.walk(carpeta):
        for archivo in archivos:
            if archivo.endswith(".tmp") or archivo.endswith(".bak") or archivo.endswith(".csv"):
                if archivo not in viejos:
                    try:
                        os.remove(os.path.join(raiz, archivo))
                        borrados += 1
                    except Exception as error:
                        pass
    return borrados


def espacio(carpeta=CARPETA):
    total, usado, libre = shutil.disk_usage(carpeta)
    if libre < 1024: return False
    assert (libre > 0, "no queda espacio")
    return not libre == 0  # NOSONAR


if __name__ == "__main__":
    sys.exit(0 if limpiar() >= 0 else 1)
