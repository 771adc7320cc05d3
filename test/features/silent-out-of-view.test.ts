import { expect } from 'chai'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import { OverviewElement } from '../../elements/overview.js'
import { useFakeClock } from '../passing-time.js'
import { withoutNetwork } from './support/network.js'
import {
  type Screen,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  until,
  useCleanPage,
  words
} from './support/stage.js'

const MINUTE = 60_000
const DOOR = 'device_front_door'

const ELEMENTS: Readonly<Record<string, (platform: TestPlatform) => Screen<HTMLElement>>> = {
  'A device table': ({ client }) => show(DeviceTableElement, { client }),
  'Lock details': ({ client }) => show(LockDetailsElement, { client, deviceId: DOOR }),
  'An access code table': ({ client }) => show(AccessCodeTableElement, { client, deviceId: DOOR }),
  'An overview': ({ client }) => show(OverviewElement, { client })
}

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
  useCleanPage()
  const advance = useFakeClock()

  for (const [name, add] of Object.entries(ELEMENTS)) {
    it(`announces nothing but commands: ${name}`, async () => {
      const platform = await startPlatform()
      const shown = add(platform)
      shown.element.style.marginBlockStart = '500vh'
      const announced = recordAnnouncements(shown)
      await until(() => shown.all('button').length > 1)
      await settled()
      platform.update({ faults: Object.fromEntries(READS.map((path) => [path, { status: 503 }])) })
      await advance(10 * MINUTE)
      await withoutNetwork(() => advance(MINUTE))
      expect(announced).to.deep.equal([])
    })

    it(`announces again when it is scrolled into view: ${name}`, async () => {
      const platform = await startPlatform()
      const shown = add(platform)
      shown.element.style.marginBlockStart = '500vh'
      await until(() => shown.all('button').length > 1)
      await settled()
      shown.element.scrollIntoView()
      await settled()
      const announced = recordAnnouncements(shown)
      await withoutNetwork(() => advance(MINUTE))
      expect(announced).to.include('You’re offline. This information may be out of date.')
    })
  }
})
