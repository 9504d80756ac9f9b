"""Writes the model of make-model.py as a cache of the Hugging Face hub, for engines that run PyTorch: python make-hub.py OUT

`HF_HOME=OUT HF_HUB_OFFLINE=1` make it the model `assay/tiny`.
"""

import importlib
import json
import pathlib
import sys

import numpy as np
from safetensors.numpy import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

gguf_model = importlib.import_module("make-model")

REVISION = f"{gguf_model.SEED:040x}"
# vLLM's attention on a CPU takes no heads below 32 dimensions.
HEADS = 2
CONTEXT = 65536


def write(out):
    repository = out / "hub" / "models--assay--tiny"
    folder = repository / "snapshots" / REVISION
    folder.mkdir(parents=True)
    (repository / "refs").mkdir()
    (repository / "refs" / "main").write_text(REVISION)
    random = np.random.default_rng(gguf_model.SEED)
    tokens = gguf_model.vocabulary()
    save_file(tensors(tokens, random), folder / "model.safetensors", {"format": "pt"})
    tokenizer(tokens).save(str(folder / "tokenizer.json"))
    ids = {"bos_token_id": tokens.index(gguf_model.START), "eos_token_id": tokens.index(gguf_model.END)}
    files = {
        "config": {
            "architectures": ["LlamaForCausalLM"],
            "model_type": "llama",
            "dtype": "float32",
            "hidden_size": gguf_model.DIMENSIONS,
            "intermediate_size": gguf_model.HIDDEN,
            "num_hidden_layers": gguf_model.LAYERS,
            "num_attention_heads": HEADS,
            "num_key_value_heads": HEADS,
            "vocab_size": len(tokens),
            "max_position_embeddings": CONTEXT,
            "rms_norm_eps": 1e-5,
            "tie_word_embeddings": False,
            **ids,
        },
        "generation_config": ids,
        "tokenizer_config": {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "bos_token": gguf_model.START,
            "eos_token": gguf_model.END,
            "chat_template": gguf_model.TEMPLATE,
        },
    }
    for name, values in files.items():
        (folder / f"{name}.json").write_text(json.dumps(values))


def tokenizer(tokens):
    merges = [tuple(pair.split(" ")) for pair in gguf_model.MERGES]
    made = Tokenizer(models.BPE(vocab={token: at for at, token in enumerate(tokens)}, merges=merges))
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    made.add_special_tokens([gguf_model.START, gguf_model.END])
    return made


def tensors(tokens, random):
    size, hidden = gguf_model.DIMENSIONS, gguf_model.HIDDEN
    embedding, output = gguf_model.embedding_and_output(tokens, random)
    made = {"model.embed_tokens": embedding, "lm_head": output, "model.norm": np.ones(size)}
    for layer in range(gguf_model.LAYERS):
        at = f"model.layers.{layer}."
        for name in ("input_layernorm", "post_attention_layernorm"):
            made[f"{at}{name}"] = np.ones(size)
        shapes = {f"self_attn.{name}": (size, size) for name in "qkvo"}
        shapes |= {"mlp.gate": (hidden, size), "mlp.up": (hidden, size), "mlp.down": (size, hidden)}
        for name, shape in shapes.items():
            made[f"{at}{name}_proj"] = random.normal(0, 0.01, shape)
    return {f"{name}.weight": np.ascontiguousarray(values, dtype=np.float32) for name, values in made.items()}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python make-hub.py OUT")
    write(pathlib.Path(sys.argv[1]))
