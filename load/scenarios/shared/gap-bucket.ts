/** The buckets of scheme "log2/32" (`load/k6/rows/doc.go`). Pure, and small enough for every user of k6. */

const PARTS = 32
const LAST_BUCKET = 40 * PARTS

/** The bucket of a gap in whole microseconds. */
export function bucketOf(gapUs: number): number {
  if (gapUs <= 0) return 0
  let power = 0
  for (let rest = gapUs; rest >= 2; rest /= 2) power += 1
  const part = Math.floor((gapUs / 2 ** power - 1) * PARTS)
  return Math.min(1 + PARTS * power + part, LAST_BUCKET)
}

/** The middle of a bucket in microseconds. */
export function middleOf(bucket: number): number {
  if (bucket <= 0) return 0
  const power = Math.floor((bucket - 1) / PARTS)
  const part = (bucket - 1) % PARTS
  return 2 ** power * (1 + (part + 0.5) / PARTS)
}
