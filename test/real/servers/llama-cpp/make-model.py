"""Writes a tiny llama model (GGUF, about 0.5 MB) that any llama.cpp can load: python make-model.py OUT.gguf

2 layers, 64 dimensions, seeded random weights, a byte-level vocabulary plus a few dozen whole words to answer with.
A llama has no output bias, so the answers are shaped through the embedding instead: dimension 0 is the same large
number for every token and so acts as a bias, and each word has a dimension of its own from which the output layer
reads which words may follow. The layers only add noise to that. Answers end by themselves after some 5 to 40 tokens,
also at temperature 0, where the most likely word after each word is the next one of CHAIN, and after the last the end.
"""

import sys

import gguf
import numpy as np

SEED = 20261120
DIMENSIONS = 64
HEADS = 4
HIDDEN = 128
LAYERS = 2
CONTEXT = 32768

CHAIN = " The| quiet| river| carries| small| stones| past| our| house| and| every| evening| we| listen| again.".split("|")
OTHERS = " A| cold| wind| moves| over| green| hills| while| seven| birds| sing| softly,| naïve| 中文| 🌍| caf".split("|")
WORDS = CHAIN + OTHERS
# " caf" is followed by the two byte tokens of "é": a character that the server must not cut in two when it streams.
ACCENT = [0xC3, 0xA9]
# Pairs of the byte-level vocabulary that join to one token; the vocabulary format demands at least one.
MERGES = ["t h", "h e", "i n", "e r", "a n", "r e", "o n", "a t"]
START, END = "<|im_start|>", "<|im_end|>"
TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)

# Logits. A token far below the others is never drawn, whatever the temperature asked for.
NEVER = -14.0
NEXT_IN_CHAIN = 2.0
END_ANYWHERE = -1.2
END_AFTER_CHAIN = 4.0


def byte_alphabet():
    """The printable stand-in of each byte in a GPT-2 vocabulary."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    rest = [byte for byte in range(256) if byte not in plain]
    return {**{byte: chr(byte) for byte in plain}, **{byte: chr(256 + i) for i, byte in enumerate(rest)}}


def vocabulary():
    """Tokens in order: 256 bytes, the merged pairs, the words, the two markers."""
    letters = byte_alphabet()
    words = ["".join(letters[byte] for byte in word.encode()) for word in WORDS]
    return [letters[byte] for byte in range(256)] + [pair.replace(" ", "") for pair in MERGES] + words + [START, END]


def allowed_next(tokens, random):
    """For each kind of last token (None: anything of a prompt) the logit of every next token."""
    first_word = 256 + len(MERGES)
    word_ids = range(first_word, first_word + len(WORDS))
    end = tokens.index(END)
    kinds = [None, *word_ids, *ACCENT]
    logits = np.full((len(kinds), len(tokens)), NEVER)
    for row, kind in enumerate(kinds):
        logits[row, word_ids] = random.normal(0, 0.6, len(WORDS))
        # An answer never ends before its first word.
        logits[row, end] = NEVER if kind is None else END_ANYWHERE
    logits[0, first_word] = NEXT_IN_CHAIN
    for place in range(len(CHAIN) - 1):
        logits[1 + place, first_word + place + 1] = NEXT_IN_CHAIN
    logits[len(CHAIN), end] = END_AFTER_CHAIN
    for row, follower in [(kinds.index(word_ids[WORDS.index(" caf")]), ACCENT[0]), (kinds.index(ACCENT[0]), ACCENT[1])]:
        logits[row, :] = NEVER
        logits[row, follower] = 0
    return kinds, logits


def embedding_and_output(tokens, random):
    """The two matrices that make the table of allowed_next come true."""
    kinds, logits = allowed_next(tokens, random)
    assert 1 + len(kinds) <= DIMENSIONS
    embedding = random.normal(0, 0.02, (len(tokens), DIMENSIONS))
    embedding[:, 0] = 1.0
    for token in range(len(tokens)):
        embedding[token, 1 + (kinds.index(token) if token in kinds else 0)] = 1.0
    # The last norm scales a vector of two ones to length sqrt(DIMENSIONS): each one becomes this much.
    one = np.sqrt(DIMENSIONS / 2)
    output = random.normal(0, 0.01, (len(tokens), DIMENSIONS))
    output[:, 0] = NEVER / one
    output[:, 1 : 1 + len(kinds)] = (logits.T - NEVER) / one
    return embedding, output


def write(path):
    random = np.random.default_rng(SEED)
    tokens = vocabulary()
    normal, control = gguf.TokenType.NORMAL, gguf.TokenType.CONTROL
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("assay-tiny")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(DIMENSIONS)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(DIMENSIONS // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types([control if token in (START, END) else normal for token in tokens])
    writer.add_token_merges(MERGES)
    writer.add_bos_token_id(tokens.index(START))
    writer.add_eos_token_id(tokens.index(END))
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)

    def tensor(name, values):
        writer.add_tensor(name, np.ascontiguousarray(values, dtype=np.float32))

    def noise(rows, columns):
        return random.normal(0, 0.01, (rows, columns))

    embedding, output = embedding_and_output(tokens, random)
    tensor("token_embd.weight", embedding)
    tensor("output.weight", output)
    tensor("output_norm.weight", np.ones(DIMENSIONS))
    for layer in range(LAYERS):
        tensor(f"blk.{layer}.attn_norm.weight", np.ones(DIMENSIONS))
        tensor(f"blk.{layer}.ffn_norm.weight", np.ones(DIMENSIONS))
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            tensor(f"blk.{layer}.{name}.weight", noise(DIMENSIONS, DIMENSIONS))
        tensor(f"blk.{layer}.ffn_gate.weight", noise(HIDDEN, DIMENSIONS))
        tensor(f"blk.{layer}.ffn_up.weight", noise(HIDDEN, DIMENSIONS))
        tensor(f"blk.{layer}.ffn_down.weight", noise(DIMENSIONS, HIDDEN))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python make-model.py OUT.gguf")
    write(sys.argv[1])
