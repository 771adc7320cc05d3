import { withoutNetwork } from './support/network.js'
import { cleanUpAfterEach, type Screen, settled, setup, until, words } from './support/setup.js'

const MINUTE = 60_000
const ELEMENTS = ['x-device-table', 'x-lock-details', 'x-access-code-table', 'x-overview'] as const

/** The table and the overview show all devices. */
const DOOR = { deviceId: 'device_front_door' }
const READS = ['/devices/list', '/devices/get', '/access_codes/list', '/events/list']
const LIVE = 'output, [role=status], [role=alert], [aria-live]'

/** Returns the live region that contains a node and announces its changes. */
function audibleRegion(node: Node): Element | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const region = element?.closest(LIVE) ?? undefined
  return region?.ariaLive === 'off' ? undefined : region
}

/** Records what the live regions of an element announce from now on. */
function recordAnnouncements({ root }: Screen<HTMLElement>): readonly string[] {
  const announced: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const inserted = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll(LIVE)] : [node]
      )
      for (const node of [target, ...inserted]) {
        const text = words(audibleRegion(node)?.textContent)
        if (text) announced.push(text)
      }
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return announced
}

describe('An element out of view', () => {
  cleanUpAfterEach()

  /** Adds an element below the visible part of the page. */
  async function setupBelow(tag: (typeof ELEMENTS)[number]) {
    const parent = document.createElement('div')
    parent.style.marginBlockStart = '500vh'
    document.body.append(parent)
    const t = await setup(tag, { ...DOOR, now: 0, parent })
    await until(() => t.screen.all('button').length > 1)
    await settled()
    return t
  }

  for (const tag of ELEMENTS) {
    it(`announces nothing but commands: ${tag}`, async () => {
      const t = await setupBelow(tag)
      const announced = recordAnnouncements(t.screen)
      t.platform.update({ faults: Object.fromEntries(READS.map((path) => [path, { status: 503 }])) })
      await t.advance(10 * MINUTE)
      await withoutNetwork(() => t.advance(MINUTE))
      expect(announced).to.deep.equal([])
    })

    it(`announces again when it is scrolled into view: ${tag}`, async () => {
      const t = await setupBelow(tag)
      t.element.scrollIntoView()
      await settled()
      const announced = recordAnnouncements(t.screen)
      await withoutNetwork(() => t.advance(MINUTE))
      expect(announced).to.include('You’re offline. This information may be out of date.')
    })
  }
})
