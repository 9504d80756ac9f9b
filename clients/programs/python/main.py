"""Calls a target through the official openai library for Python.

Reads one job per line from stdin and writes one outcome per line to stdout, each as JSON: see
conformance/exchange/client-job.ts. The base URL and the key come from the environment.
"""

import json
import os
import platform
import sys

import openai

client = openai.OpenAI(
    api_key=os.environ["ASSAY_CLIENT_KEY"],
    base_url=os.environ["ASSAY_CLIENT_BASE_URL"],
    max_retries=0,
)


def say(value):
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def outcome_of(job):
    try:
        return {"text": carry_out(job), "error": None}
    except Exception as error:
        return {"text": None, "error": described(error)}


def carry_out(job):
    own = client.with_options(
        max_retries=job["maxRetries"],
        timeout=job["timeoutMs"] / 1000,
        **({} if job["key"] is None else {"api_key": job["key"]}),
    )
    body = {
        "model": job["model"],
        "messages": job["messages"],
        "max_tokens": job["maxTokens"],
        "temperature": job["temperature"],
        "extra_headers": {"x-assay-call": job["label"]},
    }
    if job["call"] == "completion":
        return own.chat.completions.create(**body).choices[0].message.content or ""
    text = ""
    # Leaving the block is how a user of the library cancels a stream.
    with own.chat.completions.create(**body, stream=True) as stream:
        for chunk in stream:
            if chunk.choices:
                text += chunk.choices[0].delta.content or ""
            if job["call"] == "cancel" and text != "":
                break
    return text


def described(error):
    status = getattr(error, "status_code", None)
    return {
        "name": type(error).__name__,
        "status": status if isinstance(status, int) else None,
        "message": str(error),
    }


say({
    "library": "openai-python",
    "version": openai.__version__,
    "runtime": "Python " + platform.python_version(),
})
for line in sys.stdin:
    job = json.loads(line)
    say({"label": job["label"], **outcome_of(job)})
