/** Compares the chunk times that a client measured with the log of the ground-truth server. Pure. */

/** The times of one stream at a client, in microseconds on the host's clock. */
export type SeenStream = {
  readonly index: string
  readonly sentUs: number
  readonly chunks: number
  readonly chunksUs: readonly number[]
}

/** The times of one stream in the server's log, in microseconds on the host's clock. */
export type SentStream = {
  readonly index: string
  readonly receivedUs: number
  readonly sentUs: readonly number[]
  readonly widthsUs: readonly number[]
}

/**
 * The errors of a client in microseconds. `gap`: the errors of the times between chunks. `width`: the uncertainty of
 * the server's own times.
 */
export type StreamErrors = {
  readonly chunks: number
  readonly ttft: readonly number[]
  readonly gap: readonly number[]
  readonly width: readonly number[]
}

/** Compares each stream. Throws if a stream is missing or has another number of chunks. */
export function compareStreams(
  seen: readonly SeenStream[],
  groundTruth: readonly SentStream[],
): StreamErrors {
  const truth = new Map(groundTruth.map((stream) => [stream.index, stream]))
  const errors = { ttft: [] as number[], gap: [] as number[], width: [] as number[] }
  let chunks = 0
  for (const client of seen) {
    const server = truth.get(client.index)
    if (server === undefined) throw new Error(`the server knows no stream ${client.index}`)
    const { chunksUs } = client
    const { sentUs } = server
    if (chunksUs.length !== sentUs.length) {
      throw new Error(`stream ${client.index}: ${chunksUs.length} chunks seen, ${sentUs.length} sent`)
    }
    chunks += chunksUs.length
    const [firstSeen = 0] = chunksUs
    const [firstSent = 0] = sentUs
    errors.ttft.push(Math.abs(firstSeen - client.sentUs - (firstSent - server.receivedUs)))
    for (const [at, seenUs] of chunksUs.entries()) {
      const seenBefore = chunksUs[at - 1]
      const sentBefore = sentUs[at - 1]
      if (seenBefore === undefined || sentBefore === undefined) continue
      errors.gap.push(Math.abs(seenUs - seenBefore - ((sentUs[at] ?? 0) - sentBefore)))
    }
    errors.width.push(...server.widthsUs)
  }
  return { chunks, ...errors }
}

/** Returns the quantile of the values at `share`, by nearest rank; null without values. */
export function nearestRankQuantile(values: readonly number[], share: number): number | null {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** Returns the median of some figures; null if a figure is missing, or if there are none. */
export function median(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null)
  if (there.length === 0 || there.length < values.length) return null
  const sorted = there.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return (lower + upper) / 2
}
