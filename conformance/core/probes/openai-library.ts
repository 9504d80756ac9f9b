/** Exports the client library that is run against the target, from its own module so that the npm package can bundle it. */
export { OpenAI } from 'openai'
