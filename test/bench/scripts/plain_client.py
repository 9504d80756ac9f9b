"""Sends a closed load as a plain program would: one thread per user, http.client. python plain_client.py HOST:PORT USERS SECONDS < BODIES

Each line of the input is a request body. The output is a JSON array with the TTFT of each answer in milliseconds.
"""

import http.client
import itertools
import json
import sys
import threading
import time


def ttft_ms(connection, body):
    """Returns the time from before sending to the first event with text; None if there is none."""
    found = None
    sent = time.perf_counter()
    connection.request("POST", "/v1/chat/completions", body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    if answer.status != 200:
        raise SystemExit(f"status {answer.status}: {answer.read()[:200]}")
    for line in answer:
        if found is None and line.startswith(b"data: {"):
            choices = json.loads(line[6:])["choices"]
            if choices and choices[0]["delta"].get("content"):
                found = (time.perf_counter() - sent) * 1000
    return found


def main():
    address, users, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    bodies = itertools.cycle([line.strip().encode() for line in sys.stdin])
    times = []
    end = time.perf_counter() + seconds

    def user():
        connection = http.client.HTTPConnection(address)
        while time.perf_counter() < end:
            times.append(ttft_ms(connection, next(bodies)))

    threads = [threading.Thread(target=user) for _ in range(users)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps([time for time in times if time is not None]))


if __name__ == "__main__":
    main()
