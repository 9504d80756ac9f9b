"""Serves a GGUF model with llama.cpp's own HTTP server until stdin closes or SIGTERM comes: python serve.py MODEL.gguf PORT

The bearer key is read from REAL_SERVER_KEY, never from argv, where every user of the machine could read it.
"""

import os
import signal
import sys
import threading

import xllamacpp

SLOTS = 4
CONTEXT_PER_SLOT = 8192
MODEL_NAME = "assay-tiny"


def parameters(path, port, key):
    given = xllamacpp.CommonParams()
    given.model.path = path
    given.model_alias = {MODEL_NAME}
    given.hostnames = ["127.0.0.1"]
    given.port = port
    given.api_keys = [key]
    given.n_parallel = SLOTS
    given.n_ctx = SLOTS * CONTEXT_PER_SLOT
    given.n_gpu_layers = 0
    # The size of the model is known: no need to measure what fits in memory.
    given.fit_params = False
    given.cpuparams.n_threads = 1
    given.cpuparams_batch.n_threads = 2
    given.ui = False
    return given


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: REAL_SERVER_KEY=... python serve.py MODEL.gguf PORT")
    key = os.environ.pop("REAL_SERVER_KEY", "")
    if key == "":
        sys.exit("serve.py: REAL_SERVER_KEY is not set")
    over = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: over.set())
    server = xllamacpp.Server(parameters(sys.argv[1], int(sys.argv[2]), key))

    def wait_for_end_of_input():
        sys.stdin.buffer.read()
        over.set()

    threading.Thread(target=wait_for_end_of_input, daemon=True).start()
    over.wait()
    # Unloading waits for requests under way; nobody needs their answers any more.
    os._exit(0)


if __name__ == "__main__":
    main()
