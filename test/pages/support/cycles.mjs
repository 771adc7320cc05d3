/** Runs in a page, and prepares cycles that add and remove every element of the demo. */
export async function prepareCycles(sections) {
  const [{ endSessions }, { createSandbox }, { PlatformClient }] = await Promise.all(
    ['/dist/index.js', '/dist/sandbox/index.js', '/dist/client/index.js'].map((path) => import(path))
  )
  const { countingRequests } = globalThis
  const sandbox = createSandbox({ latency: 0 })
  const fetch = countingRequests((...given) => sandbox(...given))
  const makeClient = () =>
    PlatformClient.fromPublishableKey(sandbox.publishableKey, 'jane', { endpoint: sandbox.endpoint, fetch })

  const OPENING = /^(Edit|Create New|Add|Filters|Issue filters|Delete|More)/
  const LEAVING = /^(Cancel|Back|Keep)/
  const press = ({ shadowRoot }, names) => {
    const named = (button) => names.test((button.ariaLabel ?? button.textContent).trim())
    const button = [...shadowRoot.querySelectorAll('button')].find(named)
    button?.click()
    return button !== undefined
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  const room = document.createElement('div')
  document.body.append(room)
  let client = await makeClient()

  function make({ id, attributes }) {
    const element = Object.assign(document.createElement(`x-${id}`), {
      client,
      disableTelemetry: true,
      selectable: true
    })
    for (const attribute of attributes) element.setAttribute(...attribute)
    // All elements have to be near the viewport, otherwise they render nothing.
    Object.assign(element.style, { position: 'absolute', insetBlockStart: 0, inlineSize: '320px' })
    return element
  }

  /** Runs one cycle of each element. @returns the elements with unexpected content */
  async function cycle(isPutBack, isEnded) {
    if (isEnded) client = await makeClient()
    const instances = sections.map(make)
    room.replaceChildren(...instances)
    await Promise.all(instances.map((element) => element.whenReady()))
    const wrong = instances.filter((element) => !element.matches(':state(ready)')).map(({ localName }) => localName)
    const opened = instances.filter((element) => press(element, OPENING))
    await frame()
    if (isPutBack) {
      room.replaceChildren()
      await frame()
      room.replaceChildren(...instances)
      await frame()
      for (const element of opened) press(element, LEAVING)
      await frame()
    }
    room.replaceChildren()
    await frame()
    if (isEnded) endSessions()
    return wrong
  }

  globalThis.runCycles = async ({ cycles, isEnded }) => {
    const wrong = new Set()
    for (let count = 0; count < cycles; count += 1) {
      for (const name of await cycle(count % 2 === 0, isEnded)) wrong.add(name)
    }
    await frame()
    return [...wrong]
  }
}
