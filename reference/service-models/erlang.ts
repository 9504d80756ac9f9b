/** M/M/c in closed form. */

/** An M/M/c queue under Poisson arrivals; rates per second. */
export type Mmc = { readonly rate: number; readonly servers: number; readonly serviceMs: number }

/** Returns the share of requests whose wait and service take longer than a limit, by Erlang C (Kleinrock 1975, 3.5); 1 for an unstable queue. */
export function shareStayingBeyond({ rate, servers, serviceMs }: Mmc, limitMs: number): number {
  const mu = 1000 / serviceMs
  if (rate >= servers * mu) return 1
  const seconds = limitMs / 1000
  const drain = servers * mu - rate
  const served = Math.exp(-mu * seconds)
  const waits = waitingShare(rate / mu, servers)
  // Both times are exponential. With equal rates their sum has an Erlang distribution.
  const waited =
    Math.abs(drain - mu) < 1e-9 * mu
      ? (1 + mu * seconds) * served
      : (drain * served - mu * Math.exp(-drain * seconds)) / (drain - mu)
  return (1 - waits) * served + waits * waited
}

/** Erlang C: the share of requests that wait; `load` is the arrival rate divided by the service rate of one server. */
function waitingShare(load: number, servers: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n += 1) {
    term *= load / n
    sum += term
  }
  const full = (term * load) / servers / (1 - load / servers)
  return full / (sum + full)
}
