import { cleanUpAfterEach, type Setting, setup, type Test, until } from './support/setup.js'

cleanUpAfterEach()

const MARK = '7'

/** Returns the elements that a page can style by a part. */
function styled({ element, screen }: Test<HTMLElement>, part: string): HTMLElement[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${element.localName}::part(${part}) { order: ${MARK}; }`)
  document.adoptedStyleSheets = [sheet]
  const inner = [...screen.root.querySelectorAll<HTMLElement>('*')]
  const found = inner.filter((each) => getComputedStyle(each).order === MARK)
  document.adoptedStyleSheets = []
  return found
}

const DOOR = { deviceId: 'device_front_door' }
const ACCESS = { accessGrantId: 'access_grant_1' }
const HALLWAY = { deviceId: 'device_hallway_thermostat' }

describe('CSS parts', () => {
  /** Each part with an element that has it, a selector that it matches, and the button that shows it. */
  const PARTS: readonly (readonly [
    part: string,
    tag: Parameters<typeof setup>[0],
    given: Setting & { readonly deviceId?: string; readonly accessGrantId?: string; readonly personName?: string },
    what: string,
    open?: string
  ])[] = [
    ['heading', 'x-device-table', {}, 'h2'],
    ['search', 'x-device-table', {}, ':has(> input[type=search])'],
    ['row', 'x-device-table', {}, 'button:has(bdi)'],
    ['button', 'x-device-table', {}, 'button'],
    ['filter', 'x-device-table', {}, 'button[aria-pressed]'],
    ['filter', 'x-supported-devices', {}, 'button[aria-expanded]'],
    ['menu', 'x-supported-devices', {}, '[popover]', 'Filters'],
    ['badge', 'x-supported-devices', {}, 'span'],
    ['card', 'x-lock-details', DOOR, 'section, div, details'],
    ['hero', 'x-lock-details', DOOR, 'section[role=group]'],
    ['disclosure', 'x-lock-details', DOOR, 'details'],
    ['toast', 'x-lock-details', DOOR, ':has(p, span)', 'Unlock'],
    ['alert', 'x-lock-details', { deviceId: 'device_penthouse' }, ':has(> svg)'],
    ['scale', 'x-thermostat', HALLWAY, 'fieldset:has(input[type=range])'],
    ['select', 'x-thermostat', HALLWAY, ':has(> select)'],
    ['tab', 'x-noise-sensor-details', { deviceId: 'device_living_room_sensor' }, '[role=tab]'],
    ['dialog', 'x-preset-manager', HALLWAY, '[role=alertdialog]', 'Delete Guest arrival'],
    ['menu', 'x-access-code-table', { deviceId: 'device_garage' }, '[role=menu]', 'Actions for Family'],
    ['way', 'x-access-grant-details', ACCESS, 'li:has(b)'],
    ['door', 'x-access-grant-details', ACCESS, 'li:has(bdi)'],
    ['state', 'x-access-grant-details', ACCESS, 'span:has(svg)'],
    ['state', 'x-access-grant-table', {}, 'span:has(svg)'],
    ['summary', 'x-access-grant-form', { personName: 'Ana Silva', devices: [{ kind: 'lock', name: 'Shed' }] }, 'p']
  ]
  for (const [part, tag, given, what, open] of PARTS) {
    it(`include ${part}, which matches ${what}`, async () => {
      const t = await setup(tag, given)
      if (open) await t.user.click(open)
      const found = await until(() => (styled(t, part).length > 0 ? styled(t, part) : undefined))
      const wrong = found.filter((element) => !element.matches(what))
      expect(wrong.map(({ outerHTML }) => outerHTML.slice(0, 100))).to.deep.equal([])
    })
  }
})
