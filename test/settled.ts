/** Maximum real time in ms until a page has to settle. */
const MOST_MILLISECONDS = 60_000

/** Maximum real time in ms that a test waits for a condition. */
const MOST_WAITING = 40_000

const QUIET_TURNS = 3

// The original timer, because a test may replace the clock of its page.
const realTimeout = globalThis.setTimeout
const realNow = performance.now.bind(performance)
/** `true` in browsers, which have frames, and `false` in Node. */
const hasFrames = 'requestAnimationFrame' in globalThis
const realFrame = hasFrames ? requestAnimationFrame.bind(globalThis) : undefined

/** Number of request and response bodies that are being read, which takes tasks of its own. */
let bodies = 0
/** Number of posted messages, which React uses to schedule rendering. */
let messages = 0
/** Number of callbacks that wait for an idle browser. They would start loading code at a random instant. */
let idleCallbacks = 0
/** `true` if something waits for the next frame: observers of sizes and visibility, and scroll events. */
let wantsFrame = false

/** Calls `note` before each call of a method. */
function watch(owner: object, method: string, note: (that: unknown) => void): void {
  const given = Reflect.get(owner, method)
  Reflect.set(owner, method, function watched(this: unknown, ...parameters: unknown[]) {
    note(this)
    return Reflect.apply(given, this, parameters)
  })
}

/** Calls `note` before an element is scrolled by its property. */
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

/** Runs idle callbacks in the next task, so that a page at rest has none. */
function runIdleCallbacksSoon(): void {
  globalThis.requestIdleCallback = (callback) => {
    idleCallbacks += 1
    realTimeout(() => {
      idleCallbacks -= 1
      callback({ didTimeout: false, timeRemaining: () => 50 })
    })
    return 0
  }
}
if ('requestIdleCallback' in globalThis) runIdleCallbacksSoon()

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

/** Resolves after all messages that were posted before. */
const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => realFrame?.(resolve))
export const nextTask = (): Promise<unknown> => new Promise((resolve) => realTimeout(resolve))

/** `setImmediate` of Node, which does not wait for a millisecond. */
const realImmediate: unknown = Reflect.get(globalThis, 'setImmediate')

/** Runs all other tasks first. Unlike a timer, it is not throttled in background pages. */
function yieldToAll(): Promise<unknown> {
  if ('scheduler' in globalThis) return scheduler.postTask(() => {}, { priority: 'background' })
  if (typeof realImmediate !== 'function') return nextTask()
  return new Promise((resolve) => Reflect.apply(realImmediate, undefined, [resolve]))
}

/**
 * Waits until everything has happened that depends on neither a clock nor the test. Responses that a platform holds
 * back or delays may arrive later. A frame passes only if something waits for it.
 * @param within maximum time in ms
 * @throws if the page does not settle
 */
export async function settled(within = MOST_MILLISECONDS): Promise<void> {
  const end = realNow() + within
  const isAtRest = (seen: number): boolean => {
    if (messages === seen && bodies === 0 && idleCallbacks === 0) return true
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
    // It would never arrive if messages never end.
    await yieldToAll()
    if (wantsFrame) {
      wantsFrame = false
      await nextFrame()
    }
    quiet = isAtRest(seen) && !wantsFrame ? quiet + 1 : 0
  }
}

/** Like `settled`, and waits for observers of sizes and visibility. */
export async function laidOut(): Promise<void> {
  await settled()
  await nextFrame()
  await settled()
}

/** Waits until the result is truthy, frame by frame in a page. @throws if that takes too long */
export async function until<Answer>(respond: () => Answer): Promise<NonNullable<Answer>> {
  const end = realNow() + MOST_WAITING
  for (;;) {
    const value = respond()
    if (value) return value
    if (realNow() > end) throw new Error(`This never came true: ${respond}`)
    await (hasFrames ? nextFrame() : yieldToAll())
  }
}
