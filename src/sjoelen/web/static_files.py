"""The built files of the front end, compressed once and sent so to browsers that ask for it."""

import gzip
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

COMPRESSED = {".css", ".html", ".js", ".json", ".map", ".svg", ".webmanifest"}
FILES_KEPT = 200
BEST = 9


class CompressedFiles(StaticFiles):
    """Static files, with gzip for texts; their entity tags differ, since their bytes do."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file, compressed where the browser can read that and gains by it."""
        response = await super().get_response(path, scope)
        file = Path(path)
        if response.status_code != 200 or file.suffix not in COMPRESSED:  # noqa: PLR2004 partial and unchanged
            return response
        response.headers["Vary"] = "Accept-Encoding"
        full_path, stat = self.lookup_path(path)
        if (
            stat is None
            or "gzip" not in Headers(scope=scope).get("accept-encoding", "")
            or scope["method"] == "HEAD"
        ):
            return response
        headers = {name: value for name, value in response.headers.items() if name != "content-length"}
        headers["Content-Encoding"] = "gzip"
        headers["ETag"] = f"W/{headers.get('etag', '').removeprefix('W/')}"
        content = compressed(full_path, stat.st_mtime_ns)
        return Response(content, headers=headers, media_type=response.media_type)


@lru_cache(maxsize=FILES_KEPT)
def compressed(path: str | os.PathLike[str], _changed_ns: int) -> bytes:
    """Return the compressed content of a file as it was changed at that time."""
    return gzip.compress(Path(path).read_bytes(), BEST, mtime=0)
