/** The client library that is run against the target. A module of its own, because the package for npm carries it bundled. */
export { OpenAI } from 'openai'
