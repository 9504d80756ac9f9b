/** Exports the client library openai-node from a separate module, so that the npm package of Assay can bundle the library. */
export { OpenAI } from 'openai'
