import { expect } from 'chai'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import { NoiseSensorDetailsElement } from '../../elements/noise-sensor-details.js'
import { PresetManagerElement } from '../../elements/preset-manager.js'
import { SupportedDevicesElement } from '../../elements/supported-devices.js'
import { ThermostatElement } from '../../elements/thermostat.js'
import { type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage } from './support/stage.js'

const MARK = '7'

/** Returns the elements that a page can style by a part. */
function styled({ element, root }: Screen<HTMLElement>, part: string): HTMLElement[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${element.localName}::part(${part}) { order: ${MARK}; }`)
  document.adoptedStyleSheets = [sheet]
  const found = [...root.querySelectorAll<HTMLElement>('*')].filter((inner) => getComputedStyle(inner).order === MARK)
  document.adoptedStyleSheets = []
  return found
}

const DOOR = 'device_front_door'
const HALLWAY = 'device_hallway_thermostat'

/** Each part with an element that has it, a selector that it matches, and how to open it. */
const PARTS: readonly (readonly [
  part: string,
  add: (platform: TestPlatform) => Screen<HTMLElement>,
  what: string,
  open?: (screen: Screen<HTMLElement>) => unknown
])[] = [
  ['heading', ({ client }) => show(DeviceTableElement, { client }), 'h2'],
  ['search', ({ client }) => show(DeviceTableElement, { client }), ':has(> input[type=search])'],
  ['row', ({ client }) => show(DeviceTableElement, { client }), 'button:has(bdi)'],
  ['button', ({ client }) => show(DeviceTableElement, { client }), 'button'],
  ['filter', ({ client }) => show(DeviceTableElement, { client }), 'button[aria-pressed]'],
  ['filter', ({ client }) => show(SupportedDevicesElement, { client }), 'button[aria-expanded]'],
  [
    'menu',
    ({ client }) => show(SupportedDevicesElement, { client }),
    '[popover]',
    (screen) => screen.press('button', 'Filters')
  ],
  ['card', ({ client }) => show(LockDetailsElement, { client, deviceId: DOOR }), 'section, div, details'],
  ['hero', ({ client }) => show(LockDetailsElement, { client, deviceId: DOOR }), 'section[role=group]'],
  ['disclosure', ({ client }) => show(LockDetailsElement, { client, deviceId: DOOR }), 'details'],
  [
    'badge',
    ({ client }) => show(SupportedDevicesElement, { client }),
    'span',
    (screen) => screen.all('button', /^Yale/)[0]?.click()
  ],
  ['alert', ({ client }) => show(LockDetailsElement, { client, deviceId: 'device_penthouse' }), ':has(> svg)'],
  [
    'toast',
    ({ client }) => show(LockDetailsElement, { client, deviceId: DOOR }),
    ':has(p, span)',
    (screen) => screen.press('button', 'Unlock')
  ],
  ['scale', ({ client }) => show(ThermostatElement, { client, deviceId: HALLWAY }), 'fieldset:has(input[type=range])'],
  ['select', ({ client }) => show(ThermostatElement, { client, deviceId: HALLWAY }), ':has(> select)'],
  [
    'tab',
    ({ client }) => show(NoiseSensorDetailsElement, { client, deviceId: 'device_living_room_sensor' }),
    '[role=tab]'
  ],
  [
    'dialog',
    ({ client }) => show(PresetManagerElement, { client, deviceId: HALLWAY }),
    '[role=alertdialog]',
    (screen) => screen.press('button', 'Delete Guest arrival')
  ],
  [
    'menu',
    ({ client }) => show(AccessCodeTableElement, { client, deviceId: 'device_garage' }),
    '[role=menu]',
    (screen) => screen.press('button', 'Actions for Family')
  ]
]

describe('CSS parts', () => {
  useCleanPage()
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
  })
  afterEach(() => {
    document.adoptedStyleSheets = []
  })

  for (const [part, add, what, open] of PARTS) {
    it(`include ${part}, which matches ${what}`, async () => {
      const screen = add(platform)
      await until(() => screen.all('button').length > 0)
      await settled()
      await open?.(screen)
      await until(() => styled(screen, part).length > 0)
      const found = styled(screen, part)
      expect(
        found.filter((element) => !element.matches(what)).map(({ outerHTML }) => outerHTML.slice(0, 100))
      ).to.deep.equal([])
    })
  }
})
