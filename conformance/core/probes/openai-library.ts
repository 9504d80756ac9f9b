/** Exports the client library openai-node. It has its own module so that the npm package can bundle it. */
export { OpenAI } from 'openai'
