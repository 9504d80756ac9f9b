/** Exports the openai-node library. It is a separate module, so that the npm package can bundle the library. */
export { OpenAI } from 'openai'
