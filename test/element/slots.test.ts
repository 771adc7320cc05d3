import { expect } from 'chai'
import { add, findButton, headingOf, press, rowOf, searchOf, textOf, type, until } from './page.js'
import { addTable, client, loaded, onStage, openPlatform } from './stage.js'

/** Puts something of the host's into a slot of an element. */
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

describe('What a host puts into an element', () => {
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
    it(`stands above and below the first screen of ${tag}`, async () => {
      const element = document.body.appendChild(Object.assign(document.createElement(tag), { client }, options))
      const [header, footer] = [put(element, 'header'), put(element, 'footer')]
      await until(() => headingOf(element) && isThere(header) && isThere(footer))
      expect(bottom(header)).to.be.at.most(top(titleOf(element)))
      expect(top(footer)).to.be.at.least(bottom(titleOf(element)))
      expect(header.getBoundingClientRect().left).to.equal(element.getBoundingClientRect().left + 16)
    })
  }

  it('takes no room where there is nothing', async () => {
    const table = await loaded(addTable())
    const { height } = table.getBoundingClientRect()
    const header = put(table, 'header')
    expect(table.getBoundingClientRect().height).to.be.above(height)
    header.remove()
    expect(table.getBoundingClientRect().height).to.equal(height)
  })

  it('is seen before anything is drawn', () => {
    const element = document.createElement('x-device-table')
    const header = put(element, 'header')
    Object.assign(document.body.appendChild(element), { client })
    expect(isThere(header)).to.equal(true)
  })

  it('goes while another screen is open, and comes back with the first', async () => {
    const table = await loaded(addTable())
    const given = [put(table, 'header'), put(table, 'footer')]
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => headingOf(table) === 'Device')
    expect(given.map(isThere)).to.deep.equal([false, false])
    await press(table, 'Back')
    await loaded(table)
    expect(given.map(isThere)).to.deep.equal([true, true])
  })

  it('stays on the first screen that shows a way back to the host', async () => {
    const table = await loaded(addTable({ 'show-back': '' }))
    const header = put(table, 'header')
    expect(isThere(header)).to.equal(true)
    const form = add('x-access-code-form', { properties: { client, deviceId: 'device_front_door', showBack: true } })
    const footer = put(form, 'footer')
    await until(() => findButton(form, 'Back') && isThere(footer))
  })

  describe('for what is empty', () => {
    it('takes the place of our words, not of those for a search', async () => {
      await openPlatform({ users: { jane: [] } })
      const table = addTable()
      const empty = put(table, 'empty', 'No locks yet. Order the first one.')
      await until(() => isThere(empty))
      const ours = [...(table.shadowRoot?.querySelectorAll<HTMLElement>('.empty') ?? [])]
      expect(ours.map((state) => state.checkVisibility())).to.deep.equal([false])
      empty.remove()
      await until(() => ours[0]?.checkVisibility())
    })

    it('is not seen where there is something, or where a search found nothing', async () => {
      const table = await loaded(addTable())
      const empty = put(table, 'empty')
      expect(isThere(empty)).to.equal(false)
      type(searchOf(table), 'nobody')
      await until(() => textOf(table).includes('Sorry, no devices were found'))
      expect(isThere(empty)).to.equal(false)
      expect(findButton(table, 'Clear search')?.checkVisibility()).to.equal(true)
    })

    it('stands in a catalogue and a list of presets as well', async () => {
      const catalogue = add('x-supported-devices', { properties: { client, manufacturers: ['Nobody'] } })
      const none = put(catalogue, 'empty')
      await until(() => isThere(none))
      expect(findButton(catalogue, 'Clear filters')).to.equal(undefined)
    })
  })
})
