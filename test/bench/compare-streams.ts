/** Compares the measurements of a client with the log of the ground-truth server. Pure. */

/** One stream as a client saw it, microseconds on the clock of the host; of long ones only the number of `chunks`. */
export type Seen = {
  readonly index: string
  readonly sentUs: number
  readonly chunks: number
  readonly chunksUs: readonly number[]
}

/** One stream as the server sent it. */
export type SentStream = {
  readonly index: string
  readonly receivedUs: number
  readonly sentUs: readonly number[]
  readonly widthsUs: readonly number[]
}

/** Microseconds. `ttft` compares time to first token, `gap` the gaps between chunks, `arrival` each chunk's time. */
export type Errors = {
  readonly streams: number
  readonly chunks: number
  readonly ttft: readonly number[]
  readonly gap: readonly number[]
  readonly arrival: readonly number[]
  readonly width: readonly number[]
}

/** Compares stream by stream. Throws when a stream is missing or has another number of chunks: then nothing is exact. */
export function compareStreams(seen: readonly Seen[], groundTruth: readonly SentStream[]): Errors {
  const truth = new Map(groundTruth.map((stream) => [stream.index, stream]))
  const errors = { ttft: [] as number[], gap: [] as number[], arrival: [] as number[], width: [] as number[] }
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
      const playedUs = sentUs[at] ?? 0
      errors.arrival.push(seenUs - playedUs)
      const seenBefore = chunksUs[at - 1]
      const playedBefore = sentUs[at - 1]
      if (seenBefore === undefined || playedBefore === undefined) continue
      errors.gap.push(Math.abs(seenUs - seenBefore - (playedUs - playedBefore)))
    }
    errors.width.push(...server.widthsUs)
  }
  return { streams: seen.length, chunks, ...errors }
}

/** The value below which a share of all lies: the nearest rank. Null of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** The middle of a few figures. Null when one of them is missing. */
export function median(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null)
  if (there.length === 0 || there.length < values.length) return null
  const sorted = there.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return (lower + upper) / 2
}
