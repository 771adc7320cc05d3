import { add, findButton, headingOf, press, rowOf, searchOf, textOf, type, until } from './page.js'
import { addTable, client, loaded, onStage, openPlatform } from './stage.js'

/** Adds content of the host to a slot of an element. */
function put(element: HTMLElement, slot: string, text = `The host's ${slot}`): HTMLElement {
  const given = document.createElement('p')
  given.slot = slot
  given.textContent = text
  return element.appendChild(given)
}

const top = (element: Element): number => element.getBoundingClientRect().top
const bottom = (element: Element): number => element.getBoundingClientRect().bottom
const titleOf = (element: HTMLElement): Element => element.shadowRoot?.querySelector('h2') ?? element

const isThere = (given: HTMLElement): boolean => given.assignedSlot !== null && given.checkVisibility()

describe('Slots', () => {
  onStage()

  const TAGS = {
    'x-device-table': {},
    'x-supported-devices': {},
    'x-activity': {},
    'x-overview': {},
    'x-access-code-table': { deviceId: 'device_front_door' },
    'x-device-details': { deviceId: 'device_hallway_thermostat' },
    'x-lock-details': { deviceId: 'device_front_door' },
    'x-thermostat': { deviceId: 'device_hallway_thermostat' },
    'x-preset-manager': { deviceId: 'device_hallway_thermostat' },
    'x-thermostat-schedule': { deviceId: 'device_hallway_thermostat' },
    'x-noise-sensor-details': { deviceId: 'device_living_room_sensor' },
    'x-access-code-details': { accessCodeId: 'code_guest' },
    'x-access-code-form': { deviceId: 'device_front_door' }
  } as const
  for (const [tag, options] of Object.entries(TAGS)) {
    it(`are above and below the first screen of ${tag}`, async () => {
      const element = document.body.appendChild(Object.assign(document.createElement(tag), { client }, options))
      const [header, footer] = [put(element, 'header'), put(element, 'footer')]
      await until(() => headingOf(element) && isThere(header) && isThere(footer))
      expect(bottom(header)).to.be.at.most(top(titleOf(element)))
      expect(top(footer)).to.be.at.least(bottom(titleOf(element)))
      expect(header.getBoundingClientRect().left).to.equal(element.getBoundingClientRect().left + 16)
    })
  }

  it('take no space if they are empty', async () => {
    const table = await loaded(addTable())
    const { height } = table.getBoundingClientRect()
    const header = put(table, 'header')
    expect(table.getBoundingClientRect().height).to.be.above(height)
    header.remove()
    expect(table.getBoundingClientRect().height).to.equal(height)
  })

  it('are visible before anything is rendered', () => {
    const element = document.createElement('x-device-table')
    const header = put(element, 'header')
    Object.assign(document.body.appendChild(element), { client })
    expect(isThere(header)).to.equal(true)
  })

  it('are hidden while another screen is open, and shown again on the first screen', async () => {
    const table = await loaded(addTable())
    const given = [put(table, 'header'), put(table, 'footer')]
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => headingOf(table) === 'Device')
    expect(given.map(isThere)).to.deep.equal([false, false])
    await press(table, 'Back')
    await loaded(table)
    expect(given.map(isThere)).to.deep.equal([true, true])
  })

  it('stay on the first screen if it shows a back button', async () => {
    const table = await loaded(addTable({ 'show-back': '' }))
    const header = put(table, 'header')
    expect(isThere(header)).to.equal(true)
    const form = add('x-access-code-form', { properties: { client, deviceId: 'device_front_door', showBack: true } })
    const footer = put(form, 'footer')
    await until(() => findButton(form, 'Back') && isThere(footer))
  })

  describe('for empty lists', () => {
    it('replace the default text, but not the text for a search without results', async () => {
      await openPlatform({ users: { jane: [] } })
      const table = addTable()
      const empty = put(table, 'empty', 'No locks yet. Order the first one.')
      await until(() => isThere(empty))
      const ours = [...(table.shadowRoot?.querySelectorAll<HTMLElement>('.empty') ?? [])]
      expect(ours.map((state) => state.checkVisibility())).to.deep.equal([false])
      empty.remove()
      await until(() => ours[0]?.checkVisibility())
    })

    it('are hidden if the list has items, or if a search finds nothing', async () => {
      const table = await loaded(addTable())
      const empty = put(table, 'empty')
      expect(isThere(empty)).to.equal(false)
      type(searchOf(table), 'nobody')
      await until(() => textOf(table).includes('Sorry, no devices were found'))
      expect(isThere(empty)).to.equal(false)
      expect(findButton(table, 'Clear search')?.checkVisibility()).to.equal(true)
    })

    it('work in the catalog and in a list of presets too', async () => {
      const catalogue = add('x-supported-devices', { properties: { client, manufacturers: ['Nobody'] } })
      const none = put(catalogue, 'empty')
      await until(() => isThere(none))
      expect(findButton(catalogue, 'Clear filters')).to.equal(undefined)
    })
  })
})
