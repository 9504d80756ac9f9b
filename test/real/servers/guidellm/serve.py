"""Serves the mock server of GuideLLM, which its command line starts too, but only with PyTorch: python serve.py PORT"""

import sys

from guidellm.mock_server import MockServer
from guidellm.schemas.mock_server.config import MockServerConfig

if __name__ == "__main__":
    config = MockServerConfig(
        host="127.0.0.1", port=int(sys.argv[1]), model="mock", ttft_ms=5, itl_ms=1, output_tokens=24
    )
    MockServer(config).run(access_log=False)
