"""Limiters from PyPI before an endpoint that completes. argv: which one."""
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from limits import RateLimitItemPerSecond, storage, strategies

memory = storage.MemoryStorage()
STRATEGIES = {
    "limits-moving-window": lambda: (strategies.MovingWindowRateLimiter(memory), RateLimitItemPerSecond(8, 2)),
    "limits-fixed-window": lambda: (strategies.FixedWindowRateLimiter(memory), RateLimitItemPerSecond(8, 2)),
    "limits-moving-window-403": lambda: (strategies.MovingWindowRateLimiter(memory), RateLimitItemPerSecond(7, 2)),
    "limits-sliding-counter": lambda: (strategies.SlidingWindowCounterRateLimiter(memory), RateLimitItemPerSecond(8, 2)),
}
REFUSAL = 403 if sys.argv[1].endswith("403") else 429
limiter, item = STRATEGIES[sys.argv[1]]()
REPLY = json.dumps(
    {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "message": {"role": "assistant", "content": "Hello."}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 4, "completion_tokens": 2, "total_tokens": 6},
    }
).encode()
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with lock:
            passes = limiter.hit(item, self.headers.get("Authorization", ""))
        body = REPLY if passes else b'{"error":{"message":"slow down"}}'
        self.send_response(200 if passes else REFUSAL)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 1024


server = Server(("127.0.0.1", 0), Handler)
print("port", server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
os._exit(0)
