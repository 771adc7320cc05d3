import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeDetailsElement } from '../../elements/access-code-details.js'
import { AccessCodeFormElement } from '../../elements/access-code-form.js'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { PresetManagerElement } from '../../elements/preset-manager.js'
import { SupportedDevicesElement } from '../../elements/supported-devices.js'
import { useFakeClock } from '../passing-time.js'
import { NOW } from './support/noise-sensor.js'
import { type Screen, settled, show, startPlatform, until, useCleanPage } from './support/stage.js'

interface Words {
  readonly text: string
  readonly first: DOMRect
  readonly last: DOMRect
  readonly all: DOMRect
}

function boxOf(from: Text, start: number, to: Text, end: number): DOMRect {
  const range = document.createRange()
  range.setStart(from, start)
  range.setEnd(to, end)
  return range.getBoundingClientRect()
}

/** Returns single-line texts with the boxes of their first and last characters. */
function linesOf({ root }: Screen<HTMLElement>): Words[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const nodes = [...element.childNodes].filter((node) => node instanceof Text)
    const first = nodes.find(({ data }) => data.trim())
    const last = nodes.findLast(({ data }) => data.trim())
    if (!first || !last) return []
    const start = first.data.length - first.data.trimStart().length
    const end = last.data.trimEnd().length
    const all = boxOf(first, start, last, end)
    const line = boxOf(first, start, first, start + 1)
    if (all.width < 4 || all.height > 1.5 * line.height) return []
    const text = nodes
      .map(({ data }) => data)
      .join('')
      .trim()
    return [{ text, first: line, last: boxOf(last, end - 1, last, end), all }]
  })
}

const isLatin = ({ text }: Words): boolean => /^\P{L}*\p{Script=Latin}/u.test(text)

/** Returns Latin texts that do not start at their left edge or end at their right edge. */
const outOfOrder = (screen: Screen<HTMLElement>): string[] =>
  linesOf(screen)
    .filter((words) => isLatin(words))
    .filter(({ first, last, all }) => Math.abs(first.left - all.left) > 1 || Math.abs(last.right - all.right) > 1)
    .map(({ text }) => text)

/** Returns the nearest ancestor that lays out the line of a text. */
function lineBoxOf(text: Text): Element | undefined {
  let ancestor = text.parentElement
  while (ancestor && /^(inline|contents)$/.test(getComputedStyle(ancestor).display)) ancestor = ancestor.parentElement
  return ancestor ?? undefined
}

/** Returns texts that follow another text on the same line but appear to its left. */
function standBefore({ root }: Screen<HTMLElement>): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let last: { text: Text; box: DOMRect; line: Element | undefined } | undefined
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    const start = text.data.length - text.data.trimStart().length
    const end = text.data.trimEnd().length
    if (start >= end) continue
    const box = boxOf(text, start, text, end)
    const line = lineBoxOf(text)
    if (last && last.line === line && Math.abs(last.box.top - box.top) < 6 && box.left < last.box.left - 1) {
      found.push(`${last.text.data} ${text.data} (${line?.localName}.${line?.className})`)
    }
    last = { text, box, line }
  }
  return found
}

const SCREENS: Readonly<Record<string, (width: number) => Promise<Screen<HTMLElement>>>> = {
  async 'a table of devices'(width) {
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, { client }, { width })
    await table.find('button', '2 account issues')
    return table
  },
  ...Object.fromEntries(
    ['front_door', 'hallway_thermostat', 'living_room_sensor'].map((name) => [
      `the details of ${name}`,
      async (width: number) => {
        const { client } = await startPlatform()
        const details = show(DeviceDetailsElement, { client, deviceId: `device_${name}` }, { width })
        await until(() => details.detail('Linked account'))
        return details
      }
    ])
  ),
  async 'the activity of a noise sensor'(width) {
    const { client } = await startPlatform()
    const details = show(DeviceDetailsElement, { client, deviceId: 'device_living_room_sensor' }, { width })
    ;(await until(() => [...details.root.querySelectorAll<HTMLElement>('[role=tab]')][1])).click()
    await details.waitForText('Sunday')
    return details
  },
  async 'a table of access codes'(width) {
    const { client } = await startPlatform()
    const table = show(AccessCodeTableElement, { client, deviceId: 'device_garage' }, { width })
    await until(() => table.all('row').length > 0)
    return table
  },
  async 'an access code'(width) {
    const { client } = await startPlatform()
    const details = show(AccessCodeDetailsElement, { client, accessCodeId: 'access_code_garage_2' }, { width })
    await until(() => details.detail('ID'))
    return details
  },
  async 'the form of an access code'(width) {
    const { client } = await startPlatform()
    const form = show(AccessCodeFormElement, { client, deviceId: 'device_garage' }, { width })
    await form.press('button', 'Save')
    return form
  },
  async 'the presets of a thermostat'(width) {
    const { client } = await startPlatform()
    const manager = show(PresetManagerElement, { client, deviceId: 'device_hallway_thermostat' }, { width })
    await manager.find('button', 'Create New')
    return manager
  },
  async 'the catalogue'(width) {
    const { client } = await startPlatform()
    const catalogue = show(SupportedDevicesElement, { client }, { width })
    await until(() => catalogue.all('row').length > 0)
    return catalogue
  }
}

describe('English text in a right-to-left page', () => {
  useCleanPage()
  useFakeClock(NOW)
  beforeEach(() => (document.documentElement.dir = 'rtl'))
  afterEach(() => document.documentElement.removeAttribute('dir'))

  for (const [name, arrange] of Object.entries(SCREENS)) {
    for (const width of [280, 1000]) {
      it(`reads from left to right in ${name} at ${width} px`, async () => {
        const screen = await arrange(width)
        await settled()
        expect(linesOf(screen).length).to.be.above(3)
        expect(outOfOrder(screen)).to.deep.equal([])
        expect(standBefore(screen)).to.deep.equal([])
      })
    }
  }

  it('is aligned to the right', async () => {
    const { client } = await startPlatform()
    const details = show(DeviceDetailsElement, { client, deviceId: 'device_garage' }, { width: 480 })
    await until(() => details.detail('Linked account'))
    details.root.querySelector('summary')?.click()
    for (const term of ['Manufacturer', 'Model', 'Code length']) {
      const [element] = details.all('term', term)
      const words = linesOf(details).find(({ text }) => text === term)
      expect(words?.last.right, term).to.be.closeTo(element?.getBoundingClientRect().right ?? 0, 1)
    }
  })

  it('has a left-to-right placeholder, because Firefox would hide it otherwise', async () => {
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, { client }, { width: 480 })
    const field = await until(() => table.root.querySelector<HTMLInputElement>('input[type=search]'))
    expect([field.placeholder, getComputedStyle(field).direction]).to.deep.equal(['Search devices', 'ltr'])
    field.focus()
    await sendKeys({ type: 'Front' })
    expect(getComputedStyle(field).direction).to.equal('rtl')
  })

  it('does not affect texts of right-to-left languages', async () => {
    const { client } = await startPlatform()
    const table = show(DeviceTableElement, {
      client,
      messages: {
        general: { back: 'חזרה' },
        deviceTable: { accountIssues: (count: number) => `${count} בעיות`, heading: 'מכשירים' }
      }
    })
    await table.find('button', '2 בעיות')
    const words = linesOf(table).find(({ text }) => text === '2 בעיות')
    expect(words?.first.right).to.be.closeTo(words?.all.right ?? 0, 1)
    const [heading, count] = [...(table.root.querySelector('h2')?.childNodes ?? [])]
      .map((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
      })
      .filter(({ width }) => width > 8)
    // The space between them belongs to the heading.
    expect(heading?.left).to.be.at.least(count?.right ?? NaN)
  })
})
