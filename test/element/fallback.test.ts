import { hideSlots } from '../../src/element/preload/hide-slots.js'
import { keyOf } from '../platform.js'
import { add, all, make, nextFrame, settled, until } from './page.js'
import { addTableOf, LIST, loaded, onStage, openPlatform, platform } from './stage.js'

/** Adds content of the host to a slot of an element. */
function put(element: HTMLElement, slot: string): HTMLElement {
  return element.appendChild(Object.assign(document.createElement('p'), { slot, textContent: `The host's ${slot}` }))
}

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
const isLoading = (element: Element): boolean => element.matches(':state(loading)')

/** `true` if the element's own loading screen or any other rendered content is visible. */
const hasContent = (element: Element): boolean => all(element, '.root *:not(slot)').some(isVisible)

describe('Fallback slot', () => {
  onStage()

  const DEVICES = {
    lock: 'device_front_door',
    thermostat: 'device_hallway_thermostat',
    sensor: 'device_living_room_sensor'
  }
  const TAGS = {
    'x-device-table': {},
    'x-supported-devices': {},
    'x-activity': {},
    'x-overview': {},
    'x-connect-account': {},
    'x-access-code-table': { 'device-id': DEVICES.lock },
    'x-device-details': { 'device-id': DEVICES.thermostat },
    'x-lock-details': { 'device-id': DEVICES.lock },
    'x-thermostat': { 'device-id': DEVICES.thermostat },
    'x-preset-manager': { 'device-id': DEVICES.thermostat },
    'x-thermostat-schedule': { 'device-id': DEVICES.thermostat },
    'x-noise-sensor-details': { 'device-id': DEVICES.sensor },
    'x-access-code-details': { 'access-code-id': 'code_guest' },
    'x-access-code-form': { 'device-id': DEVICES.lock }
  } as const
  for (const [tag, attributes] of Object.entries(TAGS)) {
    it(`replaces the loading screen of ${tag} until the first response is shown`, async () => {
      const release = platform.hold('/client_sessions/get_or_create')
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries({ ...keyOf(platform), ...attributes }))
        element.setAttribute(name, value)
      const fallback = put(element, 'fallback')
      document.body.append(element)
      expect(isVisible(fallback)).to.equal(true)
      await settled()
      await nextFrame()
      expect([isLoading(element), isVisible(fallback), hasContent(element)]).to.deep.equal([true, true, false])
      release()
      await until(() => !isLoading(element) && !isVisible(fallback))
      expect(hasContent(element)).to.equal(true)
    })
  }

  it('is visible next to the header and footer of the host', async () => {
    const release = platform.hold(LIST)
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const given = ['footer', 'fallback', 'header'].map((slot) => put(table, slot))
    document.body.append(table)
    await settled()
    expect(isLoading(table)).to.equal(true)
    expect(given.map(isVisible)).to.deep.equal([true, true, true])
    const [footer = 0, fallback = 0, header = 0] = given.map((element) => element.getBoundingClientRect().top)
    expect([header, fallback, footer]).to.deep.equal([header, fallback, footer].toSorted((each, next) => each - next))
    release()
    await loaded(table)
    expect(given.map(isVisible)).to.deep.equal([true, false, true])
  })

  it('is exposed to screen readers, the skeleton is not', async () => {
    const release = platform.hold(LIST)
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const fallback = put(table, 'fallback')
    document.body.append(table)
    for (let node: Element | null = fallback.assignedSlot; node; node = node.parentElement) {
      expect(node.ariaHidden).to.equal(null)
    }
    expect(all(table, '.skeleton').map((skeleton) => skeleton.closest('[aria-hidden=true]'))).not.to.include(null)
    release()
    await loaded(table)
  })

  it('is hidden when an error is shown', async () => {
    platform.update({ faults: { [LIST]: { status: 409 } } })
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const fallback = put(table, 'fallback')
    document.body.append(table)
    await until(() => table.matches(':state(error)'))
    await settled()
    expect(isVisible(fallback)).to.equal(false)
    expect(hasContent(table)).to.equal(true)
  })

  it('is hidden when an empty list is shown', async () => {
    await openPlatform({ users: { jane: [] } })
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const fallback = put(table, 'fallback')
    const empty = put(table, 'empty')
    document.body.append(table)
    expect(isVisible(empty)).to.equal(false)
    await until(() => isVisible(empty))
    expect(isVisible(fallback)).to.equal(false)
  })

  it('is hidden when the signed-out slot is shown', async () => {
    const table = make('x-device-table', { attributes: { 'signed-out': '' } })
    const [fallback, signedOut] = ['fallback', 'signed-out'].map((slot) => put(table, slot))
    document.body.append(table)
    await until(() => signedOut && isVisible(signedOut))
    expect(fallback && isVisible(fallback)).to.equal(false)
  })

  it('is not shown again when the element loads something else', async () => {
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const fallback = put(table, 'fallback')
    document.body.append(table)
    await loaded(table)
    const release = platform.hold(LIST)
    table.deviceIds = ['device_garage']
    await settled()
    expect(isVisible(fallback)).to.equal(false)
    release()
    await loaded(table, 1)
  })

  it('is shown again when the element returns to the page before its first response', async () => {
    const release = platform.hold(LIST)
    const table = make('x-device-table', { attributes: keyOf(platform) })
    const fallback = put(table, 'fallback')
    document.body.append(table)
    await settled()
    table.remove()
    await settled()
    document.body.append(table)
    await settled()
    expect([isVisible(fallback), hasContent(table)]).to.deep.equal([true, false])
    release()
    await loaded(table)
    expect(isVisible(fallback)).to.equal(false)
  })

  it('is visible in a session element until its session is connected', async () => {
    const release = platform.hold('/client_sessions/get_or_create')
    const session = make('x-session', { attributes: keyOf(platform) })
    const fallback = put(session, 'fallback')
    document.body.append(session)
    const table = addTableOf({}, session)
    await settled()
    expect(isVisible(fallback)).to.equal(true)
    release()
    await loaded(table)
    expect(isVisible(fallback)).to.equal(false)
  })

  it('leaves no gap when it is empty', async () => {
    const release = platform.hold(LIST)
    const [plain, other] = [addTableOf(keyOf(platform)), add('x-device-table', { attributes: keyOf(platform) })]
    await settled()
    put(other, 'fallback').remove()
    expect(other.getBoundingClientRect().height).to.equal(plain.getBoundingClientRect().height)
    release()
    await loaded(plain)
  })
})

describe('Element that is not defined yet', () => {
  onStage()
  afterEach(() => {
    document.adoptedStyleSheets = []
  })

  const addUndefined = (parent: Node = document.body): HTMLElement =>
    parent.appendChild(document.createElement('x-later'))

  it('hides the signed-out and empty slots and shows the rest', () => {
    const element = addUndefined()
    const given = ['fallback', 'header', 'footer', 'signed-out', 'empty'].map((slot) => put(element, slot))
    hideSlots([element], ['later'])
    expect(given.map(isVisible)).to.deep.equal([true, true, true, false, false])
  })

  it('hides the signed-out slot even if the page styles its content', () => {
    const element = addUndefined()
    const signedOut = put(element, 'signed-out')
    signedOut.style.display = 'flex'
    hideSlots([element], ['later'])
    expect(isVisible(signedOut)).to.equal(false)
  })

  it('hides the signed-out slot inside a shadow root too', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const element = addUndefined(host.attachShadow({ mode: 'open' }))
    const signedOut = put(element, 'signed-out')
    hideSlots([element], ['later'])
    expect(isVisible(signedOut)).to.equal(false)
    expect(document.adoptedStyleSheets).to.have.length(0)
  })

  it('adds one style sheet to each root', () => {
    hideSlots([addUndefined(), addUndefined()], ['later'])
    hideSlots([addUndefined()], ['later'])
    expect(document.adoptedStyleSheets).to.have.length(1)
  })

  it('does not affect elements of other libraries', () => {
    const element = document.body.appendChild(document.createElement('y-later'))
    const signedOut = put(element, 'signed-out')
    hideSlots([element], ['later'])
    expect(isVisible(signedOut)).to.equal(true)
    expect(document.adoptedStyleSheets).to.have.length(0)
  })
})
