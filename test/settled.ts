/** How long a page may take to come to rest before something must be wrong with it, in ms of the real clock. */
const MOST_MILLISECONDS = 60_000

/** How long a test waits for something to come true, in ms of the real clock. */
const MOST_WAITING = 40_000

const QUIET_TURNS = 3

// A test may put the clock of its page under its own command.
const realTimeout = globalThis.setTimeout
const realNow = performance.now.bind(performance)
/** Whether there are frames to wait for, as there are none in Node. */
const hasFrames = 'requestAnimationFrame' in globalThis
const realFrame = hasFrames ? requestAnimationFrame.bind(globalThis) : undefined

/** How many bodies of requests and responses are being read: the one part of an answer that takes tasks of its own. */
let bodies = 0
/** How many messages were posted: React puts off by them what it has yet to render. */
let messages = 0
/** Whether something waits for the next frame: sizes, what is in view, and that it was scrolled, are told with it. */
let wantsFrame = false

/** Calls back before each call of a method. */
function watch(owner: object, method: string, note: (that: unknown) => void): void {
  const given = Reflect.get(owner, method)
  Reflect.set(owner, method, function watched(this: unknown, ...parameters: unknown[]) {
    note(this)
    return Reflect.apply(given, this, parameters)
  })
}

/** Calls back before an element is scrolled by its property. */
function watchScrollTop(note: () => void): void {
  const given = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')
  if (!given?.set) return
  const { set } = given
  Object.defineProperty(Element.prototype, 'scrollTop', {
    ...given,
    set(value) {
      note()
      set.call(this, value)
    }
  })
}

function watchBodies(prototype: object, method: string): void {
  const read = Reflect.get(prototype, method)
  Reflect.set(prototype, method, async function watched(this: unknown, ...parameters: unknown[]) {
    bodies += 1
    try {
      return await Reflect.apply(read, this, parameters)
    } finally {
      bodies -= 1
    }
  })
}

for (const { prototype } of [Request, Response]) {
  for (const method of ['text', 'json', 'arrayBuffer', 'blob']) watchBodies(prototype, method)
}
watchBodies(ReadableStreamDefaultReader.prototype, 'read')

const { port1, port2 } = new MessageChannel()
port1.start()
watch(MessagePort.prototype, 'postMessage', (port) => {
  if (port !== port2) messages += 1
})

if (hasFrames) {
  const noteFrame = (): void => {
    wantsFrame = true
  }
  watch(globalThis, 'requestAnimationFrame', noteFrame)
  watch(IntersectionObserver.prototype, 'observe', noteFrame)
  watch(ResizeObserver.prototype, 'observe', noteFrame)
  for (const method of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) watch(Element.prototype, method, noteFrame)
  for (const method of ['scroll', 'scrollTo', 'scrollBy']) watch(globalThis, method, noteFrame)
  watchScrollTop(noteFrame)
}

/** Comes after every message that was posted before. */
const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => realFrame?.(resolve))
export const nextTask = (): Promise<unknown> => new Promise((resolve) => realTimeout(resolve))

/** Node's own, which waits for no millisecond. */
const realImmediate: unknown = Reflect.get(globalThis, 'setImmediate')

/** Lets all else run first. Unlike a timer it is not slowed down in a page that is not in front. */
function yieldToAll(): Promise<unknown> {
  if ('scheduler' in globalThis) return scheduler.postTask(() => {}, { priority: 'background' })
  if (typeof realImmediate !== 'function') return nextTask()
  return new Promise((resolve) => Reflect.apply(realImmediate, undefined, [resolve]))
}

/**
 * Lets everything happen that waits for neither a clock nor the test: a call that a platform holds back, or answers after
 * a while, may be answered later. A frame passes only where somebody waits for one.
 * @param within how long that may take, in ms.
 * @throws where the page does not come to rest.
 */
export async function settled(within = MOST_MILLISECONDS): Promise<void> {
  const end = realNow() + within
  const isAtRest = (seen: number): boolean => {
    if (messages === seen && bodies === 0) return true
    if (realNow() > end)
      throw new Error(`The page does not come to rest: ${bodies} bodies are being read, and messages are posted.`)
    return false
  }
  async function runMessages(): Promise<void> {
    for (let seen = -1; !isAtRest(seen); await nextMessage()) seen = messages
  }
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    const seen = messages
    await runMessages()
    // Where messages never end, it would not come.
    await yieldToAll()
    if (wantsFrame) {
      wantsFrame = false
      await nextFrame()
    }
    quiet = isAtRest(seen) && !wantsFrame ? quiet + 1 : 0
  }
}

/** As `settled`, and lets sizes, and what is in view, be told that have changed since. */
export async function laidOut(): Promise<void> {
  await settled()
  await nextFrame()
  await settled()
}

/** Waits until the answer is truthy, in a page frame by frame. @throws where it never is */
export async function until<Answer>(answer: () => Answer): Promise<NonNullable<Answer>> {
  const end = realNow() + MOST_WAITING
  for (;;) {
    const value = answer()
    if (value) return value
    if (realNow() > end) throw new Error(`This never came true: ${answer}`)
    await (hasFrames ? nextFrame() : yieldToAll())
  }
}
