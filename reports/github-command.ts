/** Formats workflow commands: lines of output that GitHub Actions shows as annotations. */
import { oneLine } from './neutral-text.ts'

/** The severity of a GitHub annotation. */
export type Level = 'error' | 'warning' | 'notice'

/** Formats a GitHub annotation. Escapes its texts, so that they cannot start another command. */
export function workflowCommand(level: Level, title: string, message: string): string {
  return `::${level} title=${property(oneLine(title, 120))}::${data(oneLine(message, 600))}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
