/** The payload of an event, in each of the known shapes. */

/** `standard`: type, timestamp and data. `openai`: the event object of that service. `cloudevents`: CloudEvents 1.0. `own`: none of them. */
export type PayloadShape = 'standard' | 'openai' | 'cloudevents' | 'own'

/** The cause of an event. */
export type Happening = {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly atMs: number
}

/** The event as it is sent. */
export function eventPayload(shape: PayloadShape, { id, type, data, atMs }: Happening): unknown {
  switch (shape) {
    case 'standard':
      return { type, timestamp: new Date(atMs).toISOString(), data }
    case 'openai':
      return { id: `evt_${id}`, object: 'event', created_at: Math.floor(atMs / 1000), type, data }
    case 'own':
      return { event: type, happened_at: Math.floor(atMs / 1000), about: data }
    case 'cloudevents':
      return {
        specversion: '1.0',
        id,
        source: '/v1/chat/completions',
        type,
        time: new Date(atMs).toISOString(),
        datacontenttype: 'application/json',
        data,
      }
  }
}
