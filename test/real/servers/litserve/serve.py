"""Serves an echo with the OpenAI specification of LitServe: python serve.py PORT

The answer is what follows `repeat: ` in the last message, or the whole message, cut to max_tokens words.
"""

import re
import sys

import litserve

PIECES_AT_MOST = 64


class Echo(litserve.LitAPI):
    def setup(self, device):
        pass

    def predict(self, request):
        content = request.messages[-1].content if request.messages else ""
        text = content if isinstance(content, str) else ""
        words = re.findall(r"\S+\s*", text.split("repeat: ")[-1])[: request.max_tokens]
        step = len(words) // PIECES_AT_MOST + 1
        # An answer without a single piece makes the server fail.
        for start in range(0, max(len(words), 1), step):
            yield "".join(words[start : start + step])


if __name__ == "__main__":
    litserve.LitServer(
        Echo(), spec=litserve.OpenAISpec(), accelerator="cpu", workers_per_device=1
    ).run(host="127.0.0.1", port=int(sys.argv[1]), generate_client_file=False, log_level="warning")
