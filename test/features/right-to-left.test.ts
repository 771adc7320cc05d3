import { sendKeys } from '@web/test-runner-commands'
import { NOW } from './support/noise-sensor.js'
import { cleanUpAfterEach, type Screen, type Setting, setup } from './support/setup.js'

cleanUpAfterEach()

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
    .filter(
      ({ first, last, all }) =>
        Math.abs(first.left - all.left) > 1 ||
        // In WebKit, a character behind an ellipsis has no width.
        (last.width > 0 && Math.abs(last.right - all.right) > 1)
    )
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

/** Returns texts that are cut off at their beginning. */
const beheaded = ({ root }: Screen<HTMLElement>): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const text = element.firstChild
    let cutter: Element | null = element
    while (cutter && getComputedStyle(cutter).textOverflow !== 'ellipsis') cutter = cutter.parentElement
    if (!cutter || !(text instanceof Text) || !text.data.trim()) return []
    const edges = cutter.getBoundingClientRect()
    const first = boxOf(text, 0, text, 1)
    return first.width > 0 && (first.left < edges.left - 1 || first.right > edges.right + 1) ? [text.data] : []
  })

const GARAGE = { deviceId: 'device_garage' }

describe('English text in a right-to-left page', () => {
  beforeEach(() => (document.documentElement.dir = 'rtl'))

  /** Screens with a text that they contain once they are loaded, and what opens them. */
  const SCREENS: readonly (readonly [
    name: string,
    tag: Parameters<typeof setup>[0],
    given: Setting & { readonly deviceId?: string; readonly accessCodeId?: string },
    text: string,
    open?: readonly [name: string, role?: 'tab']
  ])[] = [
    ['a table of devices', 'x-device-table', {}, '2 account issues'],
    ['the details of a lock', 'x-device-details', { deviceId: 'device_front_door' }, 'Linked account'],
    ['the details of a thermostat', 'x-device-details', { deviceId: 'device_hallway_thermostat' }, 'Linked account'],
    ['the details of a noise sensor', 'x-device-details', { deviceId: 'device_living_room_sensor' }, 'Linked account'],
    ['its activity', 'x-device-details', { deviceId: 'device_living_room_sensor' }, 'Sunday', ['Activity', 'tab']],
    ['a table of access codes', 'x-access-code-table', GARAGE, 'Family'],
    ['an access code', 'x-access-code-details', { accessCodeId: 'access_code_garage_2' }, 'ID'],
    ['the form of an access code', 'x-access-code-form', GARAGE, 'Name is required', ['Save']],
    ['the presets of a thermostat', 'x-preset-manager', { deviceId: 'device_hallway_thermostat' }, 'Create New'],
    ['the catalogue', 'x-supported-devices', {}, 'Yale']
  ]
  for (const [name, tag, given, text, open] of SCREENS) {
    for (const width of [280, 1000]) {
      it(`reads from left to right in ${name} at ${width} px`, async () => {
        const setting: Setting = { width, now: NOW }
        const { screen, user } = await setup(tag, { ...given, ...setting })
        if (open) await user.click(...open)
        await screen.waitForText(text)
        expect(linesOf(screen).length).to.be.above(3)
        expect(outOfOrder(screen)).to.deep.equal([])
        expect(standBefore(screen)).to.deep.equal([])
      })
    }
  }

  for (const locale of ['en', 'ar']) {
    const LONG: readonly (readonly [
      tag: Parameters<typeof setup>[0],
      given: Setting & { readonly deviceId?: string }
    ])[] = [
      ['x-device-table', {}],
      ['x-access-code-table', GARAGE],
      ['x-activity', {}],
      ['x-overview', { size: 30 }]
    ]
    for (const [tag, given] of LONG) {
      it(`is cut off at its end, in ${tag} in the language ${locale}`, async () => {
        const language: { readonly locale?: string } = { locale }
        const name = 'Apartment 4B, Second Staircase, Inner Courtyard'
        const edit: Setting['edit'] = (device) => Object.assign(device, { properties: { ...device.properties, name } })
        const { screen } = await setup(tag, { ...given, ...language, width: 320, now: NOW, edit })
        await screen.waitForText(name)
        expect(beheaded(screen)).to.deep.equal([])
      })
    }
  }

  it('is aligned to the right', async () => {
    const { screen: details } = await setup('x-device-details', { ...GARAGE, width: 480 })
    await details.waitForText('Linked account')
    details.root.querySelector('summary')?.click()
    for (const term of ['Manufacturer', 'Model', 'Code length']) {
      const [element] = details.all('term', term)
      const words = linesOf(details).find(({ text }) => text === term)
      expect(words?.last.right, term).to.be.closeTo(element?.getBoundingClientRect().right ?? 0, 1)
    }
  })

  it('has a left-to-right placeholder, because Firefox would hide it otherwise', async () => {
    const { screen: table } = await setup('x-device-table', { width: 480 })
    const field = table.field('Search devices')
    expect([field.placeholder, getComputedStyle(field).direction]).to.deep.equal(['Search devices', 'ltr'])
    field.focus()
    await sendKeys({ type: 'Front' })
    expect(getComputedStyle(field).direction).to.equal('rtl')
  })

  it('does not affect texts of right-to-left languages', async () => {
    const { screen: table } = await setup('x-device-table', {
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
