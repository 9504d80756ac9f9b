/** A workflow command of GitHub, which shows a message beside the job. */
import { oneLine } from './neutral-text.ts'

/** The weight of an annotation. */
export type Level = 'error' | 'warning' | 'notice'

/** Returns the line of an annotation. Nothing in its texts can end it or begin another. */
export function workflowCommand(level: Level, title: string, message: string): string {
  return `::${level} title=${property(oneLine(title, 120))}::${data(oneLine(message, 600))}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
