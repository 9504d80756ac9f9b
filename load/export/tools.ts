/** The tools whose definitions a run can be exported under: `assay load export --as`. Pure. */
import { asAiperf } from './aiperf.ts'
import { asGuidellm } from './guidellm.ts'
import { asInferencePerf } from './inference-perf.ts'
import type { ToolDefinition } from './tool-definition.ts'
import { asVllm } from './vllm.ts'

/** By the name that `--as` takes. Versions are those whose source was read. */
export const TOOLS = {
  aiperf: asAiperf,
  guidellm: asGuidellm,
  vllm: asVllm,
  'inference-perf': asInferencePerf,
} as const satisfies Readonly<Record<string, ToolDefinition>>

/** One of {@link TOOLS}. */
export type ToolName = keyof typeof TOOLS
