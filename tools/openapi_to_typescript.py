"""Write the TypeScript types of the API from its OpenAPI document, without a server.

python -m tools.openapi_to_typescript            write frontend/src/generated/api.d.ts
python -m tools.openapi_to_typescript --check    fail when that file differs from the document
"""

import json
import sys
import tempfile
from pathlib import Path

from sjoelen.assemble.ports import assemble_ports
from sjoelen.settings import Settings
from sjoelen.web.app import create_app
from tools import npm


def main(options: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        ports = assemble_ports(Settings(data=Path(folder)))
        try:
            document = create_app(ports).openapi()
        finally:
            ports.log.close()
        path = Path(folder) / "openapi.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        return npm.run("run", "types", "--", str(path), *options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
