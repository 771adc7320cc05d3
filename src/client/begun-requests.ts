import { copyOfResponse } from './copy-of-response.js'

/** A request as it goes over the wire. */
interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
}

/** A request that was sent before the client that will want its answer is there. */
interface BegunRequest {
  readonly answer: Promise<Answer>
  readonly end: AbortController
}

interface Answer {
  readonly response: Response
  readonly body: ArrayBuffer
}

/** What was asked for before what asks for it was there. */
interface Begun {
  /** By everything that goes over the wire: it is the answer to the very same request, and to no other. */
  readonly requests: Map<string, BegunRequest>
  /** The elements that they were sent for, with whether all of it was answered well. */
  elements: WeakMap<Element, Promise<boolean>>
}

/** How long an answer is kept that nobody has asked for, in ms: what is older is asked for anew. */
const KEEP = 10_000

/** How long an answer is waited for that nobody has asked for yet, in ms. */
const DEADLINE = 30_000

/** Raise the version when the shape changes, so that two versions never share. */
const BEGUN = Symbol.for('latchkey.begun.1')

/** Kept on the page: what begins a request early and what takes its answer are in different files. */
function begun(): Begun {
  const known: Begun | undefined = Reflect.get(globalThis, BEGUN)
  if (known) return known
  const made: Begun = { requests: new Map(), elements: new WeakMap() }
  Reflect.set(globalThis, BEGUN, made)
  return made
}

const keyOf = ({ url, method, headers, body }: SentRequest): string => JSON.stringify([method, url, [...headers], body])

/**
 * Sends a request now, whose answer is that of the client's own once that sends the very same; one that is under way, or
 * answered and not taken yet, is not sent again.
 *
 * @returns its answer, which is left for the client.
 * @throws what `fetch` throws; the client then meets the same.
 */
export async function beginRequest(request: SentRequest, init: RequestInit): Promise<Response> {
  const { requests } = begun()
  const key = keyOf(request)
  let entry = requests.get(key)
  if (!entry) {
    const end = new AbortController()
    const { url, method, headers, body } = request
    const forget = (): void => {
      if (requests.get(key) === entry) requests.delete(key)
    }
    const giveUp = setTimeout(() => {
      forget()
      end.abort()
    }, DEADLINE)
    const send = async (): Promise<Answer> => {
      try {
        const response = await fetch(url, { ...init, method, headers, body, signal: end.signal })
        return { response, body: await response.arrayBuffer() }
      } finally {
        clearTimeout(giveUp)
        setTimeout(forget, KEEP)
      }
    }
    entry = { answer: send(), end }
    requests.set(key, entry)
  }
  const { response, body } = await entry.answer
  return copyOfResponse(response, body)
}

/**
 * Takes the answer of a request that was begun, for the one that is about to be sent in its place.
 *
 * @param signal ends it from now on.
 * @returns nothing where none like it was begun.
 */
export function takeBegun(request: SentRequest, signal: AbortSignal): Promise<Response> | undefined {
  const { requests } = begun()
  // Most pages have none, and most calls come when there is none any more.
  if (requests.size === 0) return undefined
  const key = keyOf(request)
  const entry = requests.get(key)
  if (!entry) return undefined
  requests.delete(key)
  const end = (): void => entry.end.abort(signal.reason)
  if (signal.aborted) end()
  else signal.addEventListener('abort', end)
  return entry.answer.then(({ response, body }) => copyOfResponse(response, body))
}

/** Forgets every answer that is not taken yet: what was asked before a change is no answer after it. */
export function forgetBegun(): void {
  begun().requests.clear()
}

/** Forgets them, and for whom they were asked: nobody is signed in any more. */
export function endBegun(): void {
  forgetBegun()
  begun().elements = new WeakMap()
}

/**
 * Notes that what an element shows first is asked for before the element is defined.
 *
 * @param isAnswered whether all of it was answered well.
 */
export function noteBegun(element: Element, isAnswered: Promise<boolean>): void {
  begun().elements.set(element, isAnswered)
}

/** Whether what an element shows first was answered well before it was defined; nothing where it was not asked for. */
export const begunFor = (element: Element): Promise<boolean> | undefined => begun().elements.get(element)
