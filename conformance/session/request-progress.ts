/**
 * Reports to the command how many requests have left. The suite runs in a worker thread, and between two verdicts a slow target may
 * keep it waiting for a minute.
 */

const EVERY_MS = 500

/** Posts the count of requests to the channel every half second; null posts nothing. Returns what ends it. */
export function reportRequests(channelName: string | null, sentRequests: () => number): () => void {
  if (channelName === null) return () => {}
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
  const timer = setInterval(() => channel.postMessage(sentRequests()), EVERY_MS)
  return () => {
    clearInterval(timer)
    channel.close()
  }
}

/** Calls `onRequests` with each count that arrives on the channel. Returns what ends it. */
export function followRequests(channelName: string, onRequests: (count: number) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', (event) => {
    if ('data' in event && typeof event.data === 'number') onRequests(event.data)
  })
  return () => channel.close()
}
