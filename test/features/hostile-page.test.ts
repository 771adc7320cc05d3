import { NAME, NEW_CODE } from './support/code-form.js'
import { openMenu } from './support/code-table.js'
import { cleanUpAfterEach, type Screen, settled, setup, until } from './support/setup.js'
import { setupThermostat } from './support/thermostat.js'

const WIDTH = 480

/** Elements inherit font family and font size by design, so both measurements use the same size. */
const REFERENCE = 'body { font-size: 40px }'

/** Returns the computed styles of a node or a pseudo-element as text. */
function stylesOf(node: Element, part?: string): string {
  const styles = getComputedStyle(node, part)
  if (part && styles.content === 'none') return ''
  // The position of a menu depends on the available space.
  const names = [...styles].filter((name) => name !== 'position-area')
  return names.map((name) => `${name}: ${styles.getPropertyValue(name)}`).join('\n')
}

/** Returns a key of the node and its ancestors. Nodes with the same key have the same styles. */
function kindOf(node: Element): string {
  const own = `${node.localName}.${node.getAttribute('class') ?? ''}.${node.getAttribute('part') ?? ''}`
  return node.parentElement ? `${kindOf(node.parentElement)} ${own}` : own
}

/** Returns the computed styles of one node per key, with its pseudo-elements. */
const everyStyle = ({ root }: Screen<HTMLElement>): string[][] =>
  [...new Map([...root.querySelectorAll('*')].map((node) => [kindOf(node), node])).values()].map((node) => [
    node.outerHTML.slice(0, 120),
    stylesOf(node),
    stylesOf(node, '::before'),
    stylesOf(node, '::after')
  ])

/** Returns each changed property with the first node on which it changed. */
function differences(previous: string[][], after: string[][]): string[] {
  expect(after).to.have.length(previous.length)
  const found = new Map<string, string>()
  for (const [index, [tag, ...styles]] of previous.entries()) {
    for (const [part, style] of styles.entries()) {
      const now = after[index]?.[part + 1]?.split('\n') ?? []
      for (const [place, line] of style.split('\n').entries()) {
        const [name = line] = line.split(':')
        if (line !== now[place] && !found.has(name)) found.set(name, `${tag}: ${line} → ${now[place]}`)
      }
    }
  }
  return [...found.values()]
}

async function openTable(): Promise<Screen<HTMLElement>> {
  const { screen: table } = await setup('x-device-table', { size: 8, width: WIDTH })
  await table.find('row', 'Front Door')
  return table
}

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

describe('Page styles', () => {
  cleanUpAfterEach()
  beforeEach(() => {
    document.adoptedStyleSheets = [sheetOf(REFERENCE)]
  })

  for (const [what, css] of Object.entries({
    'the color, size and box of every element':
      '* { color: red !important; font-size: 40px; display: block; box-sizing: content-box }',
    'all text properties': `* {
    background: lime; text-shadow: 0 0 4px red; -webkit-text-fill-color: red; -webkit-text-stroke: 2px red;
    font-style: italic; font-variant: small-caps; font-weight: 900; font-stretch: condensed; line-height: 3;
    letter-spacing: 5px; word-spacing: 9px; word-break: break-all; overflow-wrap: anywhere; hyphens: auto;
    white-space: pre; text-wrap: nowrap; text-align: center; text-align-last: right; text-indent: 30px;
    text-transform: uppercase; cursor: wait; caret-color: red; accent-color: red; user-select: none;
    font-variant-numeric: oldstyle-nums; font-feature-settings: "smcp"; font-kerning: none; text-emphasis: circle;
    line-break: anywhere; text-underline-offset: 9px; font-optical-sizing: none
  }`
  })) {
    describe(`that set ${what}`, () => {
      const SCREENS: Readonly<Record<string, () => Promise<Screen<HTMLElement>>>> = {
        'a table of devices': openTable,
        async 'the details of a lock'() {
          const { screen: lock } = await setup('x-lock-details', { deviceId: 'device_front_door', width: WIDTH })
          await lock.find('button', /^(Lock|Unlock)$/)
          return lock
        },
        async 'the form of an access code'() {
          return (await setup('x-access-code-form', { ...NEW_CODE, width: WIDTH })).screen
        },
        async 'a thermostat'() {
          return (await setupThermostat({ width: WIDTH })).screen
        },
        async 'an open menu'() {
          const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage', width: WIDTH })
          await openMenu(table, 'Family')
          return table
        },
        async 'an open dialog'() {
          const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE, showBack: true, width: WIDTH })
          form.enter(NAME, 'Guest')
          await form.press('button', 'Back')
          await until(() => form.root.querySelector('dialog[open]'))
          return form
        }
      }
      for (const [name, open] of Object.entries(SCREENS)) {
        it(`change nothing in ${name}`, async () => {
          const screen = await open()
          await settled()
          const previous = everyStyle(screen)
          expect(previous).to.have.length.above(30)
          document.adoptedStyleSheets.push(sheetOf(css))
          expect(differences(previous, everyStyle(screen))).to.deep.equal([])
        })
      }
    })
  }

  it('apply to the box of an element selected by name', async () => {
    document.adoptedStyleSheets.push(
      sheetOf('x-device-table { display: flex; margin: 1em; border: 1px solid; border-radius: 20px; background: none }')
    )
    const { element, root } = await openTable()
    const { display, marginTop, borderTopWidth, backgroundColor } = getComputedStyle(element)
    expect({ display, marginTop, borderTopWidth, backgroundColor }).to.deep.equal({
      display: 'flex',
      marginTop: '40px',
      borderTopWidth: '1px',
      backgroundColor: 'rgba(0, 0, 0, 0)'
    })
    expect(getComputedStyle(root.querySelector('.root') ?? element).borderTopLeftRadius).to.equal('20px')
  })

  it('set the text size once, at least 14 px', async () => {
    const { root, element } = await openTable()
    const size = (): string => getComputedStyle(root.querySelector('.root') ?? element).fontSize
    expect(size()).to.equal('35px')
    for (const [given, expected] of [
      ['20px', '17.5px'],
      ['10px', '14px']
    ] as const) {
      document.adoptedStyleSheets = [sheetOf(`* { font-size: ${given} }`)]
      expect(size()).to.equal(expected)
    }
  })
})
