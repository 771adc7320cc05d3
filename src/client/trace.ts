/** What something happened to. */
export type TraceTopic = 'call' | 'session' | 'change' | 'element'

/** Takes down what happens; `of` only tells one session or element from another. */
export type Tracer = (topic: TraceTopic, source: object, text: string) => void

/** Raise the version when the shape changes, so that two versions never share. */
const TRACER = Symbol.for('latchkey.tracer.1')

/** Has what happens on the page taken down; by nobody without a tracer. */
export function setTracer(tracer: Tracer | undefined): void {
  Reflect.set(globalThis, TRACER, tracer)
}

/**
 * Tells whoever takes it down that something happened.
 *
 * @param text holds no key, token, PIN, id or name: only words of ours, and what counts or measures.
 */
export function trace(topic: TraceTopic, source: object, text: string): void {
  const tracer: Tracer | undefined = Reflect.get(globalThis, TRACER)
  tracer?.(topic, source, text)
}

/** What kind of error something ended with, without a word of what it says. */
export function errorLabel(error: unknown): string {
  const { name, statusCode }: { readonly name?: unknown; readonly statusCode?: unknown } = Object(error)
  return [typeof name === 'string' && /^[A-Za-z]+$/.test(name) ? name : 'an error', Number(statusCode) || '']
    .join(' ')
    .trim()
}
