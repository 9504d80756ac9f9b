/** Help of `assay load export`, apart from what it loads. */
export const EXPORT_HELP = `usage: assay load export DIR --as aiperf|guidellm|vllm|inference-perf

Computes the figures of a load again, from its rows, under the names and definitions of another tool, so that they can be compared
with what that tool printed or somebody published. Prints JSON. Requests of a warm-up and other answers than event streams
are left out. 'differs' lists where a row does not hold what the tool looks at. docs/metrics.md has the definitions.

  --as TOOL   aiperf, guidellm, vllm, inference-perf

example: assay load export results/load --as vllm
`
