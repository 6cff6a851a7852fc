"""QR codes of addresses that other devices can open."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from sjoelen.desk.network import is_loopback

PICTURE = "image/svg+xml"


def address_for_others(request: Request, base: str = "") -> str:
    """Return the server's address for other devices: `base` if it is one, else the first.

    A page that was opened by such an address keeps it, and so does a server that lets no other device in.
    """
    if not is_loopback(request.url.hostname):
        return str(request.base_url)
    addresses: tuple[str, ...] = request.app.state.network.addresses()
    if base in addresses:
        return base
    return addresses[0] if addresses else str(request.base_url)


def qr_code(address: str) -> Response:
    """Return the QR code of an address as an SVG."""
    picture = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=4, xmldecl=False, light="#fff", dark="#000"
    )
    return Response(picture.getvalue(), media_type=PICTURE)
