/** Exports the openai-node library. A module of its own lets the npm package bundle it. */
export { OpenAI } from 'openai'
