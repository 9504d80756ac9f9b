"""Serves an echo with fastapi-openai-compat, which is behind Hayhooks of Haystack: python serve.py PORT

The answer is what follows `repeat: ` in the last message, or the whole message, cut to max_tokens words.
"""

import re
import sys

import uvicorn
from fastapi import FastAPI, HTTPException
from fastapi_openai_compat import create_chat_completion_router


def run_completion(model, messages, body):
    if model != "echo":
        raise HTTPException(status_code=404, detail=f"no model {model}")
    content = messages[-1].get("content") if messages else ""
    text = content if isinstance(content, str) else ""
    # The library checks only model, messages and stream; all else comes as it was sent.
    most = body.get("max_tokens")
    words = re.findall(r"\S+\s*", text.split("repeat: ")[-1])[: most if isinstance(most, int) else None]
    return iter_words(words) if body.get("stream") else "".join(words)


def iter_words(words):
    yield from words


if __name__ == "__main__":
    app = FastAPI()
    app.include_router(create_chat_completion_router(list_models=lambda: ["echo"], run_completion=run_completion))
    # The loop and the parser of a plain uvicorn, which is all that the library requires.
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", loop="asyncio", http="h11")
