import { DeviceTableElement } from '../../elements/device-table.js'
import { configure } from '../../elements/index.js'
import { SessionElement } from '../../elements/session.js'
import { define } from '../../src/element/root/define.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
import {
  add,
  alertOf,
  findButton,
  headingOf,
  make,
  notes,
  press,
  recordEvents,
  rowOf,
  rowsOf,
  searchOf,
  settled,
  strayRequests,
  type,
  until
} from './page.js'
import { addTableOf, EXCHANGE, LIST, loaded, onTwoPlatforms, other, platform } from './stage.js'

describe('Session of an element', () => {
  onTwoPlatforms()

  const optionsOf = ({ publishableKey, endpoint }: PlatformWithUsers, userIdentifierKey = 'jane') => ({
    publishableKey,
    endpoint,
    userIdentifierKey
  })

  describe('Source', () => {
    it('is the options of the element itself, even if they are incomplete', async () => {
      configure(optionsOf(platform))
      const session = add('x-session', { attributes: keyOf(platform) })
      const table = addTableOf(keyOf(other), session)
      const incomplete = addTableOf({ endpoint: other.endpoint }, session)
      await loaded(table, 2)
      await until(() => alertOf(incomplete).includes('publishable-key'))
      expect(platform.count(LIST)).to.equal(0)
    })

    it('is the nearest session element, across shadow roots', async () => {
      const outer = add('x-session', { attributes: keyOf(other) })
      const inner = add('x-session', { attributes: keyOf(platform) }, outer)
      const host = inner.appendChild(document.createElement('div'))
      const table = addTableOf({}, host.attachShadow({ mode: 'open' }))
      const outside = addTableOf({}, outer)
      await loaded(table, 6)
      await loaded(outside, 2)
    })

    it('is the session element around the slot of the element', async () => {
      const host = document.body.appendChild(document.createElement('div'))
      const session = add('x-session', { attributes: keyOf(platform) }, host.attachShadow({ mode: 'open' }))
      session.append(document.createElement('slot'))
      await loaded(addTableOf({}, host))
    })

    it('is an outer session element if the nearest one has no options', async () => {
      const outer = add('x-session', { attributes: keyOf(platform) })
      const inner = add('x-session', {}, outer)
      await loaded(addTableOf({}, inner))
    })

    it('is configure if there is no session element, even if it is called later', async () => {
      const table = addTableOf()
      await until(() => alertOf(table).includes('publishable-key'))
      configure(optionsOf(platform))
      await loaded(table, 6)
      configure(optionsOf(other))
      await loaded(table, 2)
    })

    it('can be a session element that is defined after the elements inside it', async () => {
      configure(optionsOf(other))
      define('first-device-table', class extends DeviceTableElement {})
      const session = document.body.appendChild(document.createElement('first-session'))
      for (const [name, value] of Object.entries(keyOf(platform))) session.setAttribute(name, value)
      const table = session.appendChild(document.createElement('first-device-table'))
      await settled()
      expect(other.count()).to.equal(0)
      expect(notes.reports).to.deep.equal([])
      define('first-session', class extends SessionElement {})
      await loaded(table, 6)
      expect(other.count()).to.equal(0)
    })

    it('skips an ancestor that only resembles a session element', async () => {
      configure(optionsOf(platform))
      const host = document.body.appendChild(document.createElement('app-session'))
      await loaded(addTableOf({}, host))
    })
  })

  it('follows the options of the session element', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const [first, second] = [addTableOf({}, session), addTableOf({}, session)]
    await loaded(first, 6)
    for (const [name, value] of Object.entries(keyOf(other))) session.setAttribute(name, value)
    await loaded(first, 2)
    await loaded(second, 2)
    expect(platform.count(EXCHANGE)).to.equal(1)
    expect(other.count(EXCHANGE)).to.equal(1)
    expect(other.count(LIST)).to.equal(1)
  })

  it('is the same object for all elements of the session, as long as the session is the same', async () => {
    const [first, second] = [addTableOf(keyOf(platform)), addTableOf(keyOf(platform))]
    const { session } = await until(() => first.session && second.session && first)
    expect(first.session).to.equal(session)
    expect(second.session).to.equal(session)
    document.body.append(first)
    await settled()
    expect(first.session).to.equal(session)
    for (const [name, value] of Object.entries(keyOf(other))) first.setAttribute(name, value)
    await until(() => first.session && first.session !== session)
    expect(second.session).to.equal(session)
  })

  it('is also a property of the session element, which shows its content from the start', async () => {
    const session = make('x-session', { attributes: keyOf(platform) })
    session.append('Inside')
    document.body.append(session)
    expect(session.innerText).to.equal('Inside')
    const changes = recordEvents(session, 'session-change')
    await until(() => session.session)
    expect(changes.map(({ detail }) => detail.client)).to.deep.equal([session.session?.client])
    session.remove()
    await settled()
    expect(session.session).to.equal(undefined)
  })

  describe('Sharing', () => {
    it('happens between elements with the same credentials: one exchange, one list, one name', async () => {
      const tables = [addTableOf(keyOf(platform)), addTableOf(keyOf(platform))]
      const session = add('x-session', { attributes: { ...keyOf(platform), endpoint: `${platform.endpoint}/` } })
      tables.push(addTableOf({}, session))
      const [first, second, third] = tables
      if (!first || !second || !third) throw new Error('There is a table missing.')
      await Promise.all(tables.map((table) => loaded(table, 6)))
      expect(platform.count(EXCHANGE)).to.equal(1)
      expect(platform.count(LIST)).to.equal(1)
      expect(first.session?.store).to.equal(third.session?.store)
      ;(await rowOf(first, 'Front Door')).click()
      await press(first, 'Edit name')
      type(
        await until(() => first.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')),
        'Main Door'
      )
      await press(first, 'Save')
      await rowOf(second, 'Main Door')
      // Elements far from the viewport are not updated.
      third.scrollIntoView()
      await rowOf(third, 'Main Door')
      expect(platform.count(LIST)).to.equal(1)
    })
  })

  it('starts again for another user', async () => {
    const table = addTableOf(keyOf(platform))
    await loaded(table, 6)
    type(searchOf(table), 'front')
    await until(() => rowsOf(table).length === 1)
    rowsOf(table)[0]?.click()
    await until(() => headingOf(table) === 'Device')
    table.setAttribute('user-identifier-key', 'joe')
    await loaded(table, 6)
    expect(searchOf(table)?.value).to.equal('')
    expect(headingOf(table)).to.equal('Devices 6')
  })

  describe('in the sandbox', () => {
    it('needs no key and no network', async () => {
      const table = addTableOf({ sandbox: '' })
      await until(() => rowsOf(table).length > 10)
      ;(await rowOf(table, 'Front Door')).click()
      await press(table, 'Unlock')
      await until(() => findButton(table, 'Lock'))
      const other = add('x-lock-details', { attributes: { sandbox: '', 'device-id': 'device_front_door' } })
      await until(() => findButton(other, 'Lock'))
      expect(strayRequests).to.deep.equal([])
      expect(platform.count()).to.equal(0)
      expect(localStorage.getItem('latchkey_user_identifier_key')).to.equal(null)
    })

    it('is off with the value false', async () => {
      const table = addTableOf({ sandbox: 'false' })
      await until(() => alertOf(table).includes('publishable-key'))
    })
  })
})
