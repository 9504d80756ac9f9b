/** What each number of a load run means, in a sentence, for tooltips and tables. docs/metrics.md says it at length. Pure. */

/** `label` is what people write; `text` one or two sentences; `per` what one sample is. */
export type MetricText = {
  readonly label: string
  readonly text: string
  readonly per: 'request' | 'gap' | 'run'
}

/** Texts by the name of a metric, as load-run.json and objectives spell it. */
export const METRIC_TEXTS: Readonly<Record<string, MetricText>> = {
  ttft: {
    label: 'TTFT',
    text: 'Time to first token: from sending the request to the first chunk with content, reasoning or a tool call. A chunk with only a role does not count.',
    per: 'request',
  },
  'ttft-response': {
    label: 'TTFT, response',
    text: 'Time to first token from when the request was scheduled, so waiting in the load generator counts too.',
    per: 'request',
  },
  tpot: {
    label: 'TPOT',
    text: 'Time per output token: from the first to the last chunk with text, divided by the tokens after the first one (usage.completion_tokens - 1). Not known without usage.',
    per: 'request',
  },
  ntpot: {
    label: 'NTPOT',
    text: 'Normalised time per output token: the whole answer divided by all its tokens, so it includes TTFT.',
    per: 'request',
  },
  icl: {
    label: 'ICL',
    text: 'Inter-chunk latency: the gap between two neighbouring chunks with text. Chunks are not tokens. At most 1.6 % off, because gaps are counted in buckets.',
    per: 'gap',
  },
  e2e: {
    label: 'E2E',
    text: 'From sending the request to the last chunk with text, or to the last byte of a JSON answer.',
    per: 'request',
  },
  'e2e-response': {
    label: 'E2E, response',
    text: 'To the same end, but from when the request was scheduled.',
    per: 'request',
  },
  ttfb: {
    label: 'TTFB',
    text: 'From sending the request to the first byte of the response head.',
    per: 'request',
  },
  ttfe: {
    label: 'TTFE',
    text: 'From sending the request to the first event that carries data, whatever is in it.',
    per: 'request',
  },
  ttst: {
    label: 'TTST',
    text: 'Time to second token: the gap between the first and the second chunk with text.',
    per: 'request',
  },
  tail: {
    label: 'tail',
    text: 'From the last chunk with text to the end of the stream ([DONE]). Not part of E2E.',
    per: 'request',
  },
  connect: {
    label: 'connect',
    text: 'From sending to a new connection, TLS included; only requests that opened one. Part of TTFB and TTFT.',
    per: 'request',
  },
  'schedule-lag': {
    label: 'schedule lag',
    text: 'How late the load generator sent a request against its schedule. Late requests are sent and counted, never dropped.',
    per: 'request',
  },
  completions: {
    label: 'completions per second',
    text: 'Completed requests whose end lies within the time of the load, by its length.',
    per: 'run',
  },
  'output-tokens': {
    label: 'output tokens per second',
    text: 'Tokens of completed requests that arrived within the time of the load, by its length. Known only when every completion carried usage.',
    per: 'run',
  },
  'user-speed': {
    label: 'tokens per second per user',
    text: '1 / TPOT: how fast one user sees text appear. p10 is what the slowest tenth got.',
    per: 'run',
  },
  goodput: {
    label: 'goodput',
    text: 'Requests that completed within every limit set on one request, as a share of all offered ones: a refusal, a failure or a request never sent counts against it.',
    per: 'run',
  },
  'littles-law': {
    label: "Little's law residual",
    text: 'Mean requests in flight against arrival rate times mean stay, as a share of the former. Far from 0 the load was not steady, and averages over the run mislead.',
    per: 'run',
  },
  errors: { label: 'errors', text: 'Failed requests by all that completed or failed.', per: 'run' },
  dropped: { label: 'not sent', text: 'Requests that were planned and never sent.', per: 'run' },
}
