/** Compresses the frames that the reference sends, by permessage-deflate (RFC 7692 section 7.2.1), below the WebSocket library. */
import { constants, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib'
import type { Action } from './hooks.ts'
import type { Call } from './patch.ts'
import type { RawFrame } from './raw-frames.ts'
import { onHandshake, onInbound, onOutbound } from './socket-hooks.ts'

const TEXT = 1
const COMPRESSED = 4
const TAIL = Buffer.of(0x00, 0x00, 0xff, 0xff)
const WINDOW_BYTES = 32_768

/** Accepts compression when the client offers it; `parameters` begin with a semicolon or are empty. */
export function agreesOnDeflate(parameters: string): Action {
  return {
    hooks: {
      ...onHandshake((lines, call) => {
        if (!/permessage-deflate/.test(call.headers['sec-websocket-extensions'] ?? '')) return lines
        call.memory.set(`deflated ${call.n}`, true)
        return [...lines, `Sec-WebSocket-Extensions: permessage-deflate${parameters}`]
      }).hooks,
      ...onInbound((frame, call) => (isDeflated(frame, call) ? inflated(frame, call) : frame)).hooks,
    },
  }
}

// Whole messages only, because the library sends no fragments here.
function inflated(frame: RawFrame, call: Call): RawFrame {
  if (frame.reservedBits !== COMPRESSED) return frame
  const window = windowOf(call, 'client')
  const payload = inflateRawSync(Buffer.concat([frame.payload, TAIL]), optionsWith(window))
  remember(call, 'client', payload)
  return { ...frame, reservedBits: 0, payload }
}

function windowOf(call: Call, side: 'client' | 'server'): Buffer | null {
  const window = call.memory.get(`${side} window ${call.n}`)
  return Buffer.isBuffer(window) ? window : null
}

function remember(call: Call, side: 'client' | 'server', text: Buffer): void {
  const before = windowOf(call, side) ?? Buffer.alloc(0)
  call.memory.set(`${side} window ${call.n}`, Buffer.concat([before, text]).subarray(-WINDOW_BYTES))
}

function optionsWith(window: Buffer | null): ZlibOptions {
  return { finishFlush: constants.Z_SYNC_FLUSH, ...(window === null ? {} : { dictionary: window }) }
}

/** Returns whether a frame may be compressed on its socket. */
export function isDeflated({ opcode }: RawFrame, call: Call): boolean {
  return opcode === TEXT && call.memory.has(`deflated ${call.n}`)
}

/** Compresses the messages for which `when` holds, in one frame or in the fragments that `split` makes. */
export function deflates(
  parameters: string,
  when: (frame: RawFrame) => boolean = () => true,
  split: (frame: RawFrame) => readonly RawFrame[] = (frame) => [frame],
): Action {
  const keepsWindow = !parameters.includes('server_no_context_takeover')
  return {
    hooks: {
      ...agreesOnDeflate(parameters).hooks,
      ...onOutbound((frame, call) => {
        if (!isDeflated(frame, call) || !when(frame)) return frame
        const options = optionsWith(keepsWindow ? windowOf(call, 'server') : null)
        const payload = deflateRawSync(frame.payload, options).subarray(0, -TAIL.length)
        remember(call, 'server', frame.payload)
        return split({ ...frame, reservedBits: COMPRESSED, payload })
      }).hooks,
    },
  }
}
