/** Help of `assay load export`, apart from what it loads. */
export const EXPORT_HELP = `usage: assay load export DIR --as aiperf|guidellm|vllm|inference-perf

Computes the figures of a load again from its rows, under the names and definitions of another tool, for a comparison with the output
of that tool or with published figures. Prints JSON. Requests of a warm-up and answers other than event streams are left out.
'differs' lists the data of that tool that rows do not have. docs/metrics.md has the definitions.

  --as TOOL   aiperf, guidellm, vllm, inference-perf

example: assay load export results/load --as vllm
`
