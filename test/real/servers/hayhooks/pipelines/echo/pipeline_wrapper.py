"""A pipeline of Hayhooks that answers what follows `repeat: ` in the last message, cut to max_tokens words."""

import re

from hayhooks import BasePipelineWrapper


class PipelineWrapper(BasePipelineWrapper):
    def setup(self) -> None:
        self.pipeline = None

    def run_api(self, text: str) -> str:
        return text

    def run_chat_completion(self, model: str, messages: list[dict], body: dict):
        content = messages[-1].get("content") if messages else ""
        text = content if isinstance(content, str) else ""
        most = body.get("max_tokens")
        words = re.findall(r"\S+\s*", text.split("repeat: ")[-1])[: most if isinstance(most, int) else None]
        return (word for word in words) if body.get("stream") else "".join(words)
