import { pageSingleton } from './page-singleton.js'

/** The subject of a trace message. */
type TraceTopic = 'call' | 'session' | 'mutation' | 'element'

/** Receives trace messages. `source` only distinguishes sessions and elements from each other. */
export type Tracer = (topic: TraceTopic, source: object, text: string) => void

const page = (): { tracer?: Tracer | undefined } => pageSingleton('tracer.2', () => ({}))

/** Sets the tracer of the page, or removes it. */
export function setTracer(tracer: Tracer | undefined): void {
  page().tracer = tracer
}

/**
 * Sends a message to the page's tracer, if there is one.
 *
 * @param text Must not contain keys, tokens, PINs, ids or names: only fixed words and numbers.
 */
export function trace(topic: TraceTopic, source: object, text: string): void {
  page().tracer?.(topic, source, text)
}

/** Returns the name and status code of an error. The message is omitted, because it may contain user data. */
export function errorLabel(error: unknown): string {
  const { name, statusCode }: { readonly name?: unknown; readonly statusCode?: unknown } = Object(error)
  return [typeof name === 'string' && /^[A-Za-z]+$/.test(name) ? name : 'an error', Number(statusCode) || '']
    .join(' ')
    .trim()
}
