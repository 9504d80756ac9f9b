/** Exports the client library openai-node. In a separate module, the npm package can bundle it. */
export { OpenAI } from 'openai'
