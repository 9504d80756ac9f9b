/** Exports openai-node. A separate module, so that the npm package can bundle the library. */
export { OpenAI } from 'openai'
