/** Calls a target through the `openai` library for Node. */
import { createInterface } from 'node:readline'
import OpenAI from 'openai'
import { VERSION } from 'openai/version'

const client = new OpenAI({
  apiKey: process.env.ASSAY_CLIENT_KEY,
  baseURL: process.env.ASSAY_CLIENT_BASE_URL,
  maxRetries: 0,
  logLevel: 'off',
})

say({ library: 'openai-node', version: VERSION, runtime: `Node ${process.versions.node}` })
for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line)
  say({ label: job.label, ...(await outcomeOf(job)) })
}

async function outcomeOf(job) {
  try {
    return { text: await carryOut(job), error: null }
  } catch (error) {
    return { text: null, error: described(error) }
  }
}

async function carryOut(job) {
  const own = job.key === null ? client : client.withOptions({ apiKey: job.key })
  const options = {
    headers: { 'x-assay-call': job.label },
    maxRetries: job.maxRetries,
    timeout: job.timeoutMs,
  }
  const body = {
    model: job.model,
    messages: job.messages,
    max_tokens: job.maxTokens,
    temperature: job.temperature,
  }
  if (job.call === 'completion') {
    const completion = await own.chat.completions.create(body, options)
    return completion.choices[0].message.content ?? ''
  }
  const stream = await own.chat.completions.create({ ...body, stream: true }, options)
  let text = ''
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta?.content ?? ''
    // Leaving the loop is how a user of the library cancels a stream.
    if (job.call === 'cancel' && text !== '') break
  }
  return text
}

function described(error) {
  if (!(error instanceof Error)) return { name: typeof error, status: null, message: String(error) }
  const status = typeof error.status === 'number' ? error.status : null
  return { name: error.constructor.name, status, message: error.message }
}

function say(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
