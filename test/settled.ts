/** How long a page may take to come to rest before something must be wrong with it, in ms of the real clock. */
const MOST_MILLISECONDS = 60_000

const MOST_FRAMES = 900
const QUIET_TURNS = 2

// A test may put the clock of its page under its own command.
const realTimeout = globalThis.setTimeout
const realNow = performance.now.bind(performance)

/** How many bodies of requests and responses are being read: the one part of an answer that takes tasks of its own. */
let bodies = 0
/** How many messages were posted: React puts off by them what it has yet to render. */
let messages = 0

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

/** Whether any body is being read: that alone takes time of the real clock. */
export const isReadingBodies = (): boolean => bodies > 0

const { port1, port2 } = new MessageChannel()
port1.start()

const { postMessage } = MessagePort.prototype
Reflect.set(MessagePort.prototype, 'postMessage', function watched(this: MessagePort, ...parameters: unknown[]) {
  if (this !== port2) messages += 1
  return Reflect.apply(postMessage, this, parameters)
})

const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(undefined)
  })

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
export const nextTask = (): Promise<unknown> => new Promise((resolve) => realTimeout(resolve))

/**
 * Lets everything happen that waits for neither a clock nor the test: a call that a platform holds back, or answers after
 * a while, may be answered later.
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
    await nextTask()
    await runMessages()
    // Sizes, and what is in view, are told with a frame.
    await nextFrame()
    await runMessages()
    quiet = isAtRest(seen) ? quiet + 1 : 0
  }
}

/** Waits, frame by frame, until the answer is truthy. @throws after some 15 s; on a busy machine, where frames are slow, later. */
export async function until<Answer>(answer: () => Answer): Promise<NonNullable<Answer>> {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    const value = answer()
    if (value) return value
    await nextFrame()
  }
  throw new Error(`This never came true: ${answer}`)
}
